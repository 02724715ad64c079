import type { Reach } from "../../view/invoke/reach.view.ts";
import { situationsInSight } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { possibleTargets } from "./targets.ts";

/** Who or what can be acted on, and how it is in reach. */
export interface InReach {
  readonly actor: NornActor;
  /** As its token shows it, where it has one here. */
  readonly name: string;
  readonly reach: Reach;
}

/**
 * Who and what is in reach, each once: those who act (an actor, and the vehicle it acts aboard; none where no one in particular does),
 * those they act against, the situations in sight, and all others they could act against.
 */
export function inReach(own: readonly NornActor[], against: readonly string[] = []): readonly InReach[] {
  const others = possibleTargets(own[0] ?? null).flatMap(({ uuid, name }): InReach[] => {
    const actor = ledgerActor(uuid);
    return actor ? [{ actor, name, reach: "others" }] : [];
  });
  const shown = new Map(others.map(({ actor, name }) => [actor, name]));
  const as = (reach: Reach, actors: readonly NornActor[]): InReach[] =>
    actors.map((actor) => ({ actor, name: shown.get(actor) ?? actor.shownName, reach }));
  const all = [
    ...as("own", own),
    ...as(
      "target",
      against.flatMap((uuid) => ledgerActor(uuid) ?? []),
    ),
    ...as("situation", situationsInSight()),
    ...others,
  ];
  const seen = new Set<NornActor>();
  return all.filter(({ actor }) => !seen.has(actor) && seen.add(actor));
}
