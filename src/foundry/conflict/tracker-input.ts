import type { LedgerConflict } from "../../ledger/conflict/conflict.ts";
import { type Entry, isOfKind } from "../../ledger/entry.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { HeadInput } from "../../view/conflict/tracker-head.view.ts";
import type { PendingStep, TrackedFacts, TrackerInput } from "../../view/conflict/tracker.view.ts";
import { trackText } from "../../view/listed-words.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import { hasActorData, isCombatOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { harmedTrack } from "../documents/conflict-of-combat.ts";
import { seenOf } from "../recovery/taken-out.ts";
import { severityText } from "../../view/fields/choice-field.view.ts";
import { foreseen, isGmAway } from "../ledger/shown-world.ts";
import { mayWithdraw } from "../entries/may-take-back.ts";
import { pendingText } from "../../view/entries/pending.view.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { traitName } from "../settings/trait-name.ts";

/** What this user may see of a combat. */
export function trackerInput(combat: NornCombat, conflict: LedgerConflict, played: ActiveGame): TrackerInput {
  const scope = isCombatOfType(combat, "conflict") ? combat.system.scope : "";
  const pending = pendingIn(conflict.id);
  const facts = combat.combatants.map((one): [string, TrackedFacts] => {
    const id = one.id ?? "";
    const { actor } = one;
    const seen = actor && seenOf(actor);
    return [
      id,
      {
        img: one.img ?? "icons/svg/mystery-man.svg",
        mine: one.isOwner,
        hidden: one.isSecret,
        points: actor && seen?.points ? pointsOf(actor) : null,
        track: actor && seen?.track ? trackOf(actor, scope, played) : null,
        pending: pending.get(id) ?? null,
      },
    ];
  });
  return { game: played.ruleset.id, conflict, facts: new Map(facts), leads: game.user.isGM };
}

/** Names of what a conflict is about. */
export function namesOf({ ruleset }: ActiveGame): HeadInput["nameOf"] {
  return { trait: (key) => traitName(ruleset, key), severity: (id) => putIntoWords(severityText(ruleset.id, id)) };
}

/** Steps of the conflict that are not settled yet, by participant. */
function pendingIn(conflict: string): ReadonlyMap<string, PendingStep> {
  const open = ledgerStore().pending().filter(isOfKind("turn"));
  const here = open.filter(({ request }) => request.combat === conflict);
  return new Map(here.map((entry) => [entry.request.combatant, pendingStep(entry)]));
}

function pendingStep(entry: Entry): PendingStep {
  const words = pendingText({ waits: isGmAway(), foreseen: foreseen(entry) });
  return { words, withdraws: mayWithdraw(entry) ? entry.id : "" };
}

function pointsOf(actor: NornActor): number | null {
  const system: object = actor.system;
  return hasActorData(system) ? system.fatePoints.value : null;
}

function trackOf(actor: NornActor, scope: string, played: ActiveGame): TrackedFacts["track"] {
  const harmed = harmedTrack(actor, scope, played);
  if (!harmed) return null;
  const { layout, checked } = harmed;
  const rows = layout.rows
    .filter(({ boxes }) => boxes > 0)
    .map(({ id, boxes }) => Array.from({ length: boxes }, (_, index) => checked.includes(`${id}-${index}`)));
  return rows.length === 0 ? null : { name: trackText(played.ruleset.id, layout), rows };
}
