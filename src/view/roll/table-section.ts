import { payerOf } from "../../ledger/parties.ts";
import { effectModifier } from "../../ledger/roll/used-on-roll.ts";
import type { LedgerActor } from "../../ledger/world.ts";
import type { Effect } from "../../rules/stunts/effect.ts";
import { useEffect } from "../../rules/stunts/use-effect.ts";
import { text } from "../text.ts";
import { tableChoices, tableOf, tableView } from "./difficulty-table.view.ts";
import type { OfferedLine } from "./offered-line.ts";
import type { RollSection, RollSoFar } from "./roll-section.ts";

/** The difficulties that are added up, and what is spent to lower them. */
export const TABLE_SECTION: RollSection = {
  fields: (roll) => {
    const { game } = roll.world;
    const table = tableOf(game, roll.form);
    return { tables: tableChoices(game, roll.form), table: table && tableView(game.ruleset, table, roll.form, spendable(roll)) };
  },
  adds: spentOnTable,
};

function casterOf({ setup: { actor, pilot } }: RollSoFar): LedgerActor {
  return pilot ?? actor;
}

/** What the actor can spend now to make the difficulty of its table lower. Source: M5. */
function spendable(roll: RollSoFar): readonly Effect[] {
  const { world } = roll;
  const feature = featureOf(roll);
  if (!feature) return [];
  const own = casterOf(roll);
  const using = { actor: own.snapshot(), payer: payerOf(world, own) };
  return feature.effects.filter((effect) => useEffect(world.game, using, feature, effect).ok);
}

/** What is spent, as a modifier that is paid for; empty for nothing. */
function spentOnTable(roll: RollSoFar): readonly OfferedLine[] {
  const effect = spendable(roll).find(({ id }) => id === roll.form.spent);
  const feature = featureOf(roll);
  if (!effect || !feature) return [];
  const { say } = roll.reader;
  const key = `NORN.Feature.${roll.world.game.ruleset.id}.${feature.id}`;
  const use = { feature: feature.id, effect: effect.id };
  const featureName = say(text(`${key}.name`));
  return [
    {
      id: effectModifier(use),
      label: featureName,
      value: effect.amount,
      applies: true,
      eases: true,
      use: { ...use, featureName, words: say(text(`${key}.${effect.id}`)), by: casterOf(roll).uuid },
    },
  ];
}

function featureOf(roll: RollSoFar) {
  const { ruleset, dials } = roll.world.game;
  const table = tableOf(roll.world.game, roll.form);
  return ruleset.features(casterOf(roll).snapshot(), dials).find(({ id }) => id === table?.spends);
}
