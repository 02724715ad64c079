import { difficultyToJoin, joinsOthers, mayJoin } from "../../ledger/oppose/may-join.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { hidesJoined } from "../../ledger/roll/shown-roll.ts";
import { countedText, failedTogether } from "../../view/oppose/joined.view.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { hidesRoll, rollOn } from "../ledger/roll-on.ts";
import { shownEntries, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { askTrait, askWho, type Opposer } from "./choose-opposer.ts";

const TITLE = "NORN.Join.title";

/** Another roll that counts with this one: together with others, or as the next of one's own. */
export const JOIN_PART: RollCardPart = {
  template: templatePath("oppose/join-action.hbs"),
  context: ({ now }) =>
    mayJoin(shownWorld(), now, { user: game.user.id ?? "", own: ownCharacter()?.uuid ?? "" })
      ? { together: joinsOthers(now) }
      : null,
  actions: { join: { run: (message) => askJoin(message) } },
};

/** The effect of the rolls that count with it: how many have succeeded, who else has failed, or that one is hidden. */
export const COUNTED_PART: RollCardPart = {
  template: templatePath("oppose/awaited.hbs"),
  context: ({ now }: RollOnCard) => {
    if (hidesJoined(shownEntries(), hidesRoll, now.roll.id)) return { icon: "fa-eye-slash", words: text("NORN.Join.hidden") };
    const words = countedText(now) ?? failedTogether(now);
    return words && { icon: "fa-list-check", words };
  },
};

async function askJoin(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  if (!now.ok) return;
  const joins = await whoJoins(action, now.value);
  if (!joins?.actor || joins.rolled === "") return;
  const { actor, rolled } = joins;
  const roll = action.id ?? "";
  const difficulty = difficultyToJoin(now.value);
  const message = await rollTrait(actor, rolled, { purpose: { madeFor: roll }, ...(difficulty === null ? {} : { difficulty }) });
  if (message?.id) await submitEntry({ kind: "join", actor, request: { roll, joining: message.id } });
}

/** Who joins, and with what; null if the user cancels. */
async function whoJoins(action: NornChatMessage<"action">, now: RollNow): Promise<Pick<Opposer, "actor" | "rolled"> | null> {
  const own = ownCharacter();
  if (joinsOthers(now) && game.user.isGM) return askWho(action, own ? [own] : [], TITLE);
  const actor = joinsOthers(now) ? own : ledgerActor(now.roll.actor);
  return actor && { actor, rolled: await askTrait(actor, action, TITLE) };
}
