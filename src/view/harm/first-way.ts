import type { Harm } from "../../rules/index.ts";

/** Index of the way to take a hit that is offered first: as it comes, unless that takes out someone whom another way keeps in. */
export function firstWay(ways: readonly { readonly harm: Pick<Harm, "takenOut"> }[]): number {
  return Math.max(
    0,
    ways.findIndex(({ harm }) => !harm.takenOut),
  );
}
