import type { Harm } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";

/** What taking a hit in one way leads to, besides the boxes that are drawn. `inflicter`: the name of the one who hit. */
export function leadsTo({ boxes, consequences, takenOut, damaged }: Harm, inflicter: string): readonly Text[] {
  const said = consequences.flatMap(({ free, persistent }) => [
    ...(free === "attacker" ? [text("NORN.Harm.Take.freeFor", { who: inflicter })] : []),
    ...(free === "anyone" ? [text("NORN.Harm.Take.freeForAll")] : []),
    ...(persistent ? [text("NORN.Harm.Take.persists")] : []),
  ]);
  const once = said.filter(({ key }, place) => said.findIndex((other) => other.key === key) === place);
  return [
    ...(boxes.length === 0 ? [text("NORN.Harm.Take.noBox")] : []),
    ...(takenOut ? [text("NORN.Harm.takesOut")] : []),
    ...(damaged ? [text("NORN.Harm.damages")] : []),
    ...once,
  ];
}

/** Index of the way to take a hit that is offered first: as it comes, unless that takes out someone whom another way keeps in. */
export function firstWay(ways: readonly { readonly harm: Pick<Harm, "takenOut"> }[]): number {
  return Math.max(
    0,
    ways.findIndex(({ harm }) => !harm.takenOut),
  );
}
