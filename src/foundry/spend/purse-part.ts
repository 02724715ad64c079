import type { RollCardPart } from "../chat/roll-card.ts";
import { templatePath } from "../template-path.ts";
import { purseOf } from "./purse.ts";

/** Points that wait, are held, or were given to others. */
export const PURSE_PART: RollCardPart = {
  template: templatePath("spend/purse.hbs"),
  context: ({ now }) => {
    const purse = purseOf(now.entries);
    return purse.length > 0 ? { purse } : null;
  },
};
