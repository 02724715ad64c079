import type { AspectKind } from "../../../rules/aspects/aspect-kind.ts";

/** How aspects are grouped, in the order of the sheet. Players sort within a group. */
export const ASPECT_GROUPS = ["own", "specialty", "things", "now"] as const;
export type AspectGroup = (typeof ASPECT_GROUPS)[number];

const GROUP: Record<AspectKind, AspectGroup> = {
  character: "own",
  defining: "own",
  specialty: "specialty",
  equipment: "things",
  power: "things",
  roster: "things",
  asset: "things",
  consequence: "now",
  boost: "now",
  advantage: "now",
  scene: "now",
  zone: "now",
};

export function groupOf(kind: AspectKind): AspectGroup {
  return GROUP[kind];
}
