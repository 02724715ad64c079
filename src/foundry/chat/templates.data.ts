import { templatePath } from "../template-path.ts";

/** Templates of the cards by the type of their message. */
export const CARD_TEMPLATES = {
  action: templatePath("chat/action-card.hbs"),
  card: templatePath("chat/item-card.hbs"),
  entry: templatePath("chat/entry-card.hbs"),
  compel: templatePath("compel/card.hbs"),
  spend: templatePath("spend/card.hbs"),
  line: templatePath("ledger/entry-line.hbs"),
} as const;

/** Parts of them, loaded beforehand so that they can be named in the others. */
export const CARD_PARTIALS: readonly string[] = [
  templatePath("chat/die.hbs"),
  templatePath("chat/outcome.hbs"),
  templatePath("ledger/step.hbs"),
  templatePath("ledger/steps.hbs"),
  templatePath("created-aspects/made.hbs"),
  templatePath("created-aspects/actions.hbs"),
  templatePath("invoke/actions.hbs"),
  templatePath("spend/actions.hbs"),
];
