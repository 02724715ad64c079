import { scopeOfAttack } from "../../ledger/harm/scope-of-attack.ts";
import type { LedgerConflict, LedgerParticipant } from "../../ledger/conflict/conflict.ts";
import type { ActiveGame, TrackLayout } from "../../rules/ruleset.ts";
import { paceOf } from "../../rules/conflict/conflict-rules.ts";
import { UNMARKED } from "../../rules/conflict/conflict-now.ts";
import type { NornActor } from "./norn-actor.ts";
import type { NornCombat, NornCombatant } from "./norn-combat.ts";
import { hasActorData, isCombatOfType, isCombatantOfType } from "./of-type.ts";

/** A combat as the rules and the ledger see it; null for another type of combat, and in a game without conflicts. */
export function conflictOf(combat: unknown, played: ActiveGame): LedgerConflict | null {
  const rules = played.ruleset.conflict;
  if (!rules || !isCombatOfType(combat, "conflict")) return null;
  const { pace, openly, scope } = combat.system;
  return {
    id: combat.id ?? "",
    rules,
    ordering: paceOf(rules, pace).ordering,
    openly,
    pace: paceOf(rules, pace).id,
    round: combat.round,
    current: storedCurrent(combat),
    participants: combat.combatants.map((one) => participantOf(one, scope, played)),
  };
}

/** Id of the current combatant in core's tracker, "" for none. */
function storedCurrent({ round, turn, turns }: NornCombat): string {
  return round > 0 && turn !== null ? (turns[turn]?.id ?? "") : "";
}

function participantOf(one: NornCombatant, scope: string, played: ActiveGame): LedgerParticipant {
  const { actor } = one;
  // Another module may have made a combatant without Norn's data.
  const marks = isCombatantOfType(one, "participant") ? one.system : { ...UNMARKED, side: "" };
  const { acted, held, defended, smaller, smallerIn, declaration, declared, gaveUp, side } = marks;
  return {
    id: one.id ?? "",
    name: one.name ?? "",
    actor: actor?.uuid ?? "",
    initiative: one.initiative,
    out: one.isDefeated || (actor !== null && isTakenOut(actor, scope, played)),
    ...{ acted, held, defended, smaller, smallerIn, declaration, declared, gaveUp, side },
  };
}

/** The track this conflict harms, or the first; null for an actor without one. */
export function harmedTrack(
  actor: NornActor,
  scope: string,
  played: ActiveGame,
): { readonly layout: TrackLayout; readonly checked: readonly string[] } | null {
  const system: object = actor.system;
  if (!hasActorData(system)) return null;
  const snapshot = actor.snapshot();
  const harmed = scopeOfAttack(played, scope)?.tracks ?? [];
  const layouts = played.ruleset.tracks(snapshot, played.dials);
  const layout = layouts.find(({ id }) => harmed.includes(id)) ?? layouts[0];
  return layout ? { layout, checked: snapshot.tracks.find(({ id }) => id === layout.id)?.boxes ?? [] } : null;
}

/** Whether what is marked on a track of the conflict's takes the actor out of it. */
function isTakenOut(actor: NornActor, scope: string, played: ActiveGame): boolean {
  const { harm } = played.ruleset;
  const harmed = harm ? harmedTrack(actor, scope, played) : null;
  return harm !== null && harmed !== null && harm.isTakenOut(harmed.layout, harmed.checked, played.dials);
}
