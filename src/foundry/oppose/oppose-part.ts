import { isOpen } from "../../ledger/kinds/oppose.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { showMessage } from "../chat/show-message.ts";
import { templatePath } from "../words/template-path.ts";
import { ownOpposers } from "./choose-opposer.ts";

/** A GM may oppose any roll, a player those against a character of theirs, or that the GM lets them oppose. */
export const OPPOSE_PART: RollCardPart = {
  template: templatePath("oppose/actions.hbs"),
  context: ({ now }) => (isOpen(now).ok && (game.user.isGM || ownOpposers(now).length > 0) ? {} : null),
  actions: {
    oppose: { run: async (message) => (await import("./ask-oppose.ts")).askOppose(message) },
    showOpposed: { run: (_message, { dataset: { roll = "" } }) => showMessage(roll) },
  },
};
