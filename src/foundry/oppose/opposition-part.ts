import { awaitedText, oppositionView } from "../../view/oppose/opposition.view.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { seenRoll } from "../entries/current-reader.ts";
import { templatePath } from "../words/template-path.ts";

/** What opposes a roll: the other side's dice and total, and who won. */
export const OPPOSITION_PART: RollCardPart = {
  template: templatePath("oppose/opposition.hbs"),
  context: ({ now }) => oppositionView(seenRoll(now)),
};

/** Who is still awaited, or that what opposes the roll is hidden from this reader. */
export const AWAITED_PART: RollCardPart = {
  template: templatePath("oppose/awaited.hbs"),
  context: ({ now }) => {
    const words = awaitedText(now);
    return words && { words };
  },
};
