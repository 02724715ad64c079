import { mayGrow } from "../../ledger/kinds/join.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { outcomeNow } from "../../ledger/roll/result-now.ts";
import { hidesJoined } from "../../ledger/roll/shown-roll.ts";
import { countedText, failedTogether } from "../../view/oppose/joined.view.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { hidesRoll, rollOn } from "../ledger/roll-on.ts";
import { shownEntries } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { templatePath } from "../words/template-path.ts";
import { askTrait, askWho, type Opposer } from "./choose-opposer.ts";

const TITLE = "NORN.Join.title";

/** Another roll that counts with this one: together with others, or as the next of one's own. */
export const JOIN_PART: RollCardPart = {
  template: templatePath("oppose/join-action.hbs"),
  context: ({ now }) => (mayJoin(now) ? { together: isOfOthers(now) } : null),
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

function mayJoin(now: RollNow): boolean {
  if (!mayGrow(now).ok) return false;
  if (!isOfOthers(now)) return playsActor(now.roll.actor) && goesOn(now);
  const own = ownCharacter();
  return game.user.isGM || (own !== null && own.uuid !== now.roll.actor);
}

/** The next roll needs a difficulty and no opponent; adding up ends when it is reached. */
function goesOn(now: RollNow): boolean {
  const outcome = outcomeNow(now);
  return outcome !== null && !now.opposition && !(now.roll.ruleset.joining?.addsUp === true && outcome.success);
}

function isOfOthers({ roll }: RollNow): boolean {
  return roll.ruleset.joining?.whose === "others";
}

async function askJoin(action: NornChatMessage<"action">): Promise<void> {
  const now = rollOn(action);
  if (!now.ok) return;
  const joins = await whoJoins(action, now.value);
  if (!joins?.actor || joins.rolled === "") return;
  const { actor, rolled } = joins;
  const roll = action.id ?? "";
  const { difficulty } = now.value.state.request;
  const counts = now.value.roll.ruleset.joining?.addsUp === false && difficulty !== null;
  const message = await rollTrait(actor, rolled, { purpose: { madeFor: roll }, ...(counts ? { difficulty } : {}) });
  if (message?.id) await submitEntry({ kind: "join", actor, request: { roll, joining: message.id } });
}

/** Who joins, and with what; null if the user cancels. */
async function whoJoins(action: NornChatMessage<"action">, now: RollNow): Promise<Pick<Opposer, "actor" | "rolled"> | null> {
  const own = ownCharacter();
  if (isOfOthers(now) && game.user.isGM) return askWho(action, own ? [own] : [], TITLE);
  const actor = isOfOthers(now) ? own : ledgerActor(now.roll.actor);
  return actor && { actor, rolled: await askTrait(actor, action, TITLE) };
}
