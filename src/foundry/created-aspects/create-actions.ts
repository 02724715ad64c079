import { isOfKind } from "../../ledger/entry.ts";
import { hasDiscovered, hasCreated, creationRoll } from "../../ledger/roll/creation-roll.ts";
import { onlyOpposes } from "../../ledger/roll/opposed-roll.ts";
import { createsSomething } from "../../rules/created-aspects/create-aspect.ts";
import { type CreationRoll, outcomeFor } from "../../rules/created-aspects/creation-rules.ts";
import { mayDiscover } from "../../rules/created-aspects/discover-aspect.ts";
import { removeCreated } from "../../rules/created-aspects/created-aspects.ts";
import type { CardAction } from "../chat/card-part.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { templatePath } from "../words/template-path.ts";
import type { MessageType } from "../types/subtypes.ts";
import { parentOpposes, createdInReach } from "./in-reach.ts";
import { createDialog } from "./create-dialog.ts";

/** What this user can still do about aspects with a roll. */
interface CreateActions {
  readonly creates: boolean;
  readonly removes: boolean;
  readonly discovers: boolean;
  /** Id of the roll if this reader is to reveal what there is, "" for anyone else. */
  readonly reveals: string;
}

/** On the card of the roll, and on the line of the request about it. */
export const REVEAL_ACTION: CardAction<MessageType> = {
  run: async (_message, { dataset: { roll = "" } }) => (await import("./discover-aspect.ts")).askReveal(roll),
};

export const CREATE_ACTIONS_PART: RollCardPart = {
  template: templatePath("created-aspects/actions.hbs"),
  context: createActions,
  actions: {
    createAspect: { run: async (message) => (await createDialog()).fromRoll(message) },
    removeAspect: { run: async (message) => (await import("./remove-aspect.ts")).askRemoveByRoll(message) },
    discover: { run: async (message) => (await import("./discover-aspect.ts")).askDiscover(message) },
    reveal: REVEAL_ACTION,
  },
};

function createActions({ message, now }: RollOnCard): CreateActions | null {
  const roller = ledgerActor(message.system.actor ?? "");
  if (!roller?.isOwner || hasCreated(now.entries) || now.entries.some(isOfKind("block")) || now.roll.attack || onlyOpposes(now))
    return null;
  const { creating } = now.roll.ruleset;
  const roll = creationRoll(shownWorld(), now);
  const asks = mayDiscover(now.roll, roll, false).ok;
  return {
    creates: createsSomething(now.roll, roll, game.user.isGM),
    removes: creating.removes !== null && !hasDiscovered(now.entries) && removesSomething(now, roll, roller),
    discovers: asks && !game.user.isGM && !hasDiscovered(now.entries),
    reveals: asks && game.user.isGM ? (message.id ?? "") : "",
  };
}

/** Whether a roll removes an aspect in reach, or would with a difficulty; a success also says which needs a better one. */
function removesSomething({ roll }: RollOnCard["now"], rolled: CreationRoll, roller: NornActor): boolean {
  const created = createdInReach(roller);
  if (outcomeFor(rolled, false)?.success !== false) return created.length > 0;
  return created.some(({ aspect }) => {
    const removed = removeCreated(roll, aspectOfItem(aspect), rolled, parentOpposes(aspect, roller));
    return removed.ok || removed.code === "difficulty-missing";
  });
}
