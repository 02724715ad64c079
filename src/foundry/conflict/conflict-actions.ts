import type { ActiveGame } from "../../rules/ruleset.ts";
import { isDone } from "../../rules/conflict/conflict-now.ts";
import type { TurnStep } from "../../rules/conflict/take-step.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import { isCombatOfType } from "../documents/of-type.ts";
import { activeGame } from "../settings/active-game.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { conflictOf } from "../documents/conflict-of-combat.ts";

interface StepPressed {
  readonly step: TurnStep;
  readonly who: string;
  readonly next: string;
}

/**
 * Submits a step of a participant; a declaration is written first. What is declared in secret, and what names someone hidden, goes to
 * the GM alone.
 */
export async function takeTurnStep(combat: NornCombat, { step, who, next }: StepPressed): Promise<void> {
  const played = activeGame();
  const words = step === "declare" ? await declaration(combat, who, played) : "";
  if (words === null) return;
  const [one, other] = [combat.combatants.get(who), combat.combatants.get(next)];
  const request = {
    combat: combat.id ?? "",
    combatant: who,
    combatantName: one?.name ?? "",
    step,
    next,
    nextName: other?.name ?? "",
    words,
  };
  const declares = step === "declare" && conflictOf(combat, played)?.openly === false;
  const secret = declares || one?.isSecret === true || other?.isSecret === true;
  await submitEntry({ kind: "turn", actor: null, request, secret });
}

/** What someone is about to do; null if the user thinks better of it. */
async function declaration(combat: NornCombat, who: string, played: ActiveGame): Promise<string | null> {
  const conflict = conflictOf(combat, played);
  const one = conflict?.participants.find(({ id }) => id === who);
  if (!conflict || !one || isDone(conflict, one)) return null;
  const title = game.i18n.format("NORN.Conflict.Declare.title", { name: one.name });
  const answer = await prompt({
    title,
    icon: "fa-comment",
    template: "conflict/declare.hbs",
    context: {
      label: title,
      words: one.declared === conflict.round ? one.declaration : "",
      hint: game.i18n.localize(`NORN.Conflict.Declare.${conflict.openly ? "open" : "hidden"}`),
    },
    buttons: [
      { id: "say", label: "NORN.Conflict.Declare.say", icon: "fa-comment" },
      { id: "cancel", label: "NORN.Conflict.Declare.cancel", icon: "fa-xmark" },
    ],
  });
  return answer ? fieldValue(answer.fields, "words") : null;
}

/** The GM chooses what the conflict is about, its pace, its stakes. */
export async function changeConflict(combat: NornCombat, field: string, value: string | boolean): Promise<void> {
  if (!isCombatOfType(combat, "conflict")) return;
  await combat.update({ system: { [field]: value } });
}

/** The GM sets a side or an initiative. */
export async function changeParticipant(combat: NornCombat, id: string, field: string, value: string): Promise<void> {
  const typed = value.trim();
  const number = typed === "" || !Number.isFinite(Number(typed)) ? null : Number(typed);
  const change: object = field === "initiative" ? { initiative: number } : { system: { [field]: typed } };
  await combat.combatants.get(id)?.update(change);
}

/** Adds an actor, by the first of its tokens on the scene that does not take part yet. */
export async function addToConflict(combat: NornCombat, actor: string): Promise<void> {
  const scene = game.scenes.viewed;
  const present = new Set(combat.combatants.map(({ tokenId }) => tokenId));
  const tokens = [...(scene?.tokens ?? [])].filter(({ actorId }) => actorId === actor);
  const token = tokens.find(({ id }) => !present.has(id)) ?? tokens[0];
  const place = token && scene ? { tokenId: token.id, sceneId: scene.id } : {};
  if (actor !== "") await combat.createEmbeddedDocuments("Combatant", [{ actorId: actor, ...place }]);
}
