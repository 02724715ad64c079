import { isOpen } from "../../ledger/kinds/oppose.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { isContest } from "../../rules/roll/opposition.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { rivalsOn } from "../challenges/likely-side.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { notifyText } from "../words/notify-text.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { askTrait, askWho, ownOpposers, type Opposer } from "./choose-opposer.ts";
import { OPEN_DIFFICULTY, openingForm } from "../../view/roll/roll-form.ts";
import { readRollForm } from "../../view/roll/read-roll-form.ts";
import { chosenMessageMode } from "../compat/message-mode.ts";
import { rollCheck } from "../roll/roll-check.ts";

type Action = NornChatMessage<"action">;

/** Asks who opposes a roll and with what, rolls, and says that the two belong together. */
export async function askOppose(action: Action): Promise<void> {
  const now = rollOn(action);
  const open = now.ok ? isOpen(now.value) : now;
  if (!now.ok || !open.ok) {
    if (!open.ok) notifyText(refusalText(open));
    return;
  }
  const mine = ownOpposers(now.value);
  const rivals = game.user.isGM ? rivalsOn(action.system.challenge, action.system.actor ?? "") : [];
  const who = game.user.isGM || mine.length > 1 ? await askWho(action, [...mine, ...rivals]) : await ownTrait(action, mine[0]);
  if (!who) return;
  if (who.lets && who.actor) return letOppose(action, who.actor);
  const message = await rollAgainst(action, now.value, who);
  if (!message?.id) return;
  await submitEntry({ kind: "oppose", actor: who.actor, request: { roll: action.id ?? "", opposing: message.id } });
}

/** Who has one character to oppose it with only says with what. */
async function ownTrait(action: Action, actor: NornActor | undefined): Promise<Opposer | null> {
  const rolled = actor ? await askTrait(actor, action) : "";
  return actor && rolled !== "" ? { actor, lets: false, rolled } : null;
}

async function letOppose(action: Action, actor: NornActor): Promise<void> {
  await submitEntry({
    kind: "allow",
    actor: null,
    request: { roll: action.id ?? "", target: actor.uuid, targetName: actor.shownName },
  });
}

async function rollAgainst(action: Action, { state, roll }: RollNow, { actor, rolled }: Opposer) {
  const opposes = action.id ?? "";
  if (!actor) return game.user.isGM ? rollDiceAlone(Number(rolled), opposes) : undefined;
  const contest = isContest(roll.ruleset, state.request);
  const roller = ledgerActor(action.system.actor ?? "");
  const against = roller && { uuid: roller.uuid, name: action.system.actorName };
  return rollTrait(actor, rolled, {
    purpose: { madeFor: opposes, opposes: true },
    against,
    ...(contest && state.request.difficulty !== null ? { difficulty: state.request.difficulty } : {}),
  });
}

/** A GM's dice for no one in particular: there need not be an opponent for both sides to roll. */
async function rollDiceAlone(rank: number, madeFor: string): Promise<ChatMessage.Implementation | undefined> {
  const active = ledgerWorld().game;
  const { ruleset, dials } = active;
  const mode = chosenMessageMode();
  const form = openingForm(ruleset, { dials, second: "", mode });
  const name = game.i18n.localize("NORN.Oppose.name");
  const first = { id: "", name, group: "", rank, specialty: false, pairing: null };
  const request = readRollForm({ ...form, difficulty: OPEN_DIFFICULTY }, first, [], ruleset);
  if (!request.ok) throw new Error(`Dice alone were refused: ${request.code}.`);
  return rollCheck(active, null, { request: request.value, mode, targets: [], purpose: { madeFor } });
}
