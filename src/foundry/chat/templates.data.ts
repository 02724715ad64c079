const FOLDER = "systems/norn/templates/chat";

/** Templates of the cards by the type of their message. */
export const CARD_TEMPLATES = {
  action: `${FOLDER}/action-card.hbs`,
  card: `${FOLDER}/item-card.hbs`,
  entry: `${FOLDER}/entry-card.hbs`,
  compel: "systems/norn/templates/ledger/compel-card.hbs",
  spend: "systems/norn/templates/ledger/spend-card.hbs",
  line: "systems/norn/templates/ledger/entry-line.hbs",
} as const;

/** Parts of them, loaded beforehand so that they can be named in the others. */
export const CARD_PARTIALS: readonly string[] = [
  `${FOLDER}/die.hbs`,
  `${FOLDER}/outcome.hbs`,
  "systems/norn/templates/ledger/step.hbs",
  "systems/norn/templates/ledger/steps.hbs",
  "systems/norn/templates/ledger/make-made.hbs",
  "systems/norn/templates/ledger/undertake-make.hbs",
  "systems/norn/templates/ledger/undertake-invoke.hbs",
  "systems/norn/templates/ledger/undertake-spend.hbs",
];
