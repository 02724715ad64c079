import { effectModifier } from "../../ledger/roll/used-on-roll.ts";
import { type Effect, useEffect } from "../../rules/index.ts";
import { tableChoices, tableOf, tableView } from "../../view/roll/difficulty-table.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import type { RollDraft, RollSection } from "../roll/roll-section.ts";
import { payerOf } from "../../ledger/parties.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";

/** The difficulties that are added up, and what is spent to lower them. */
export const TABLE_SECTION: RollSection = {
  fields: (draft) => {
    const { inForce, form } = draft;
    const table = tableOf(inForce, form);
    return { tables: tableChoices(inForce, form), table: table && tableView(inForce.ruleset, table, form, spendable(draft)) };
  },
  adds: spentOnTable,
};

function casterOf({ setup: { actor, pilot } }: RollDraft): NornActor {
  return pilot ?? actor;
}

/** What the actor can spend now to make the difficulty of its table lower. Source: M5. */
function spendable(draft: RollDraft): readonly Effect[] {
  const feature = featureOf(draft);
  const own = shownActor(casterOf(draft));
  if (!feature || !own) return [];
  const using = { actor: own.snapshot(), payer: payerOf(shownWorld(), own) };
  return feature.effects.filter((effect) => useEffect(draft.inForce, using, feature, effect).ok);
}

/** What is spent, as a modifier that is paid for; empty for nothing. */
function spentOnTable(draft: RollDraft): readonly OfferedLine[] {
  const effect = spendable(draft).find(({ id }) => id === draft.form.spent);
  const feature = featureOf(draft);
  if (!effect || !feature) return [];
  const key = `NORN.Feature.${draft.inForce.ruleset.id}.${feature.id}`;
  const use = { feature: feature.id, effect: effect.id };
  const featureName = game.i18n.localize(`${key}.name`);
  const words = game.i18n.localize(`${key}.${effect.id}`);
  return [
    {
      id: effectModifier(use),
      label: featureName,
      value: effect.amount,
      applies: true,
      eases: true,
      use: { ...use, featureName, words, by: casterOf(draft).uuid },
    },
  ];
}

function featureOf(draft: RollDraft) {
  const { ruleset, dials } = draft.inForce;
  const table = tableOf(draft.inForce, draft.form);
  return ruleset.features(casterOf(draft).snapshot(), dials).find(({ id }) => id === table?.spends);
}
