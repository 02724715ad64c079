import type { AspectKind } from "../../rules/aspects/aspect-kind.ts";

/** How aspects are grouped, in the order of the sheet. Players sort within a group. */
export const ASPECT_SHELVES = ["own", "specialty", "things", "now"] as const;
export type AspectShelf = (typeof ASPECT_SHELVES)[number];

const SHELF: Record<AspectKind, AspectShelf> = {
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

export function shelfOf(kind: AspectKind): AspectShelf {
  return SHELF[kind];
}
