import { changedTexts } from "../../view/oppose/changed.view.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { templatePath } from "../words/template-path.ts";

/** That a roll, or one that counts in its result, was changed after others had built on it. */
export const CHANGED_PART: RollCardPart = {
  template: templatePath("oppose/changed.hbs"),
  context: ({ now }) => {
    const changed = changedTexts(now);
    return changed.length > 0 ? { changed } : null;
  },
};
