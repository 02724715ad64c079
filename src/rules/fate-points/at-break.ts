import type { AspectState } from "../ledger/aspect-state.ts";
import type { LedgerEvent } from "../ledger/ledger-event.ts";
import type { DialValues, Ruleset } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Break } from "./break-rules.ts";

/** Everybody and everything a break may change. */
export interface Table {
  readonly playerCharacters: readonly ActorSnapshot[];
  readonly aspects: readonly AspectState[];
  readonly npcPool: number;
}

/** What changes at a break, to be shown before it happens and undone after. Source: F3, F4, S3, T3, M3. */
export function breakEvents(ruleset: Ruleset, table: Table, at: Break, dials: DialValues): readonly LedgerEvent[] {
  const { breaks } = ruleset;
  const pool = breaks.npcPool(table.playerCharacters.length, at, dials);
  return [
    ...table.playerCharacters.flatMap((actor) => pointEvents(ruleset, actor, at, dials)),
    ...table.aspects.flatMap((aspect) => aspectEvents(ruleset, aspect, at, dials)),
    ...(pool === null || pool === table.npcPool ? [] : [{ type: "npc-pool-changed", by: pool - table.npcPool } as const]),
  ];
}

/** Points held back join the others first, so that nobody loses them to a refresh that only fills up. */
function pointEvents({ breaks }: Ruleset, actor: ActorSnapshot, at: Break, dials: DialValues): readonly LedgerEvent[] {
  const { value, held } = actor.fatePoints;
  const released = breaks.releasesHeld(at) ? held : 0;
  const joined = { ...actor, fatePoints: { ...actor.fatePoints, value: value + released, held: held - released } };
  const by = breaks.points(joined, at, dials) - value;
  return [...changed(actor.uuid, "held", -released), ...changed(actor.uuid, "value", by)];
}

function changed(actor: string, pot: "held" | "value", by: number): readonly LedgerEvent[] {
  return by === 0 ? [] : [{ type: "fate-points-changed", actor, pot, by }];
}

function aspectEvents({ breaks }: Ruleset, aspect: AspectState, at: Break, dials: DialValues): readonly LedgerEvent[] {
  if (breaks.endsAspect(aspect, at)) return [{ type: "aspect-removed", aspect }];
  if (aspect.checked === 0 || !breaks.clearsBoxes(at, dials)) return [];
  return [{ type: "boxes-checked", aspect: aspect.uuid, by: -aspect.checked }];
}
