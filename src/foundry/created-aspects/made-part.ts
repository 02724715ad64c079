import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { templatePath } from "../template-path.ts";
import { askPass } from "./ask-pass.ts";
import { startFreeDrag } from "./free-drag.ts";
import { madeOnRoll } from "./made-on-roll.ts";

/** Aspects that came of a roll, or went by it. A free invocation goes on to somebody by dragging it or by its button. */
export const MADE_PART: RollCardPart = {
  template: templatePath("created-aspects/made.hbs"),
  context: ({ message, now }) => {
    const made = madeOnRoll(message.id ?? "", now);
    return made.length > 0 ? { made } : null;
  },
  actions: {
    passFree: {
      run: (_message, { dataset }) => {
        const aspect = ledgerAspect(dataset["aspect"] ?? "");
        return aspect && askPass(aspect);
      },
    },
  },
  dragStart: (_message, event) => void startFreeDrag(event),
};
