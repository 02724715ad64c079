import { isDramatic } from "../../ledger/kinds/dramatic.ts";
import { mayTurnDramatic } from "../../ledger/oppose/may-turn-dramatic.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { text } from "../../view/text.ts";

/** A failure may become a dramatic one, for a point. */
export const DRAMATIC_PART: RollCardPart = {
  template: templatePath("oppose/dramatic-action.hbs"),
  context: ({ now }) => (mayTurnDramatic(shownWorld(), game.user.id ?? "", now) ? {} : null),
  actions: {
    dramatic: {
      once: true,
      run: (message) => {
        const actor = ledgerActor(message.system.pilot ?? message.system.actor ?? "");
        return submitEntry({ kind: "dramatic", actor, request: { roll: message.id ?? "" } });
      },
    },
  },
};

/** That it has become one. */
export const IS_DRAMATIC_PART: RollCardPart = {
  template: templatePath("oppose/awaited.hbs"),
  context: ({ now }) => (isDramatic(now.entries) ? { icon: "fa-bolt", words: text("NORN.Dramatic.is") } : null),
};
