import { effectModifier } from "../../ledger/rolls/used-on-roll.ts";
import { type Effect, type GameInForce, useEffect } from "../../rules/index.ts";
import { tableChoices, tableOf, tableView } from "../../view/roll/difficulty-table.view.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { OfferedLine } from "../harm/offered-modifiers.ts";
import { payerOf } from "../../ledger/parties.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import type { RollSetup } from "../roll/roll-setup.ts";
import { asLedgerActor } from "../ledger/world-of-documents.ts";

/** The difficulties that are added up, and the one that is chosen. */
export function tableContext(inForce: GameInForce, caster: Pick<RollSetup, "actor" | "pilot">, form: RollForm): object {
  const table = tableOf(inForce, form);
  const spends = spendable(inForce, caster.pilot ?? caster.actor, form);
  return { tables: tableChoices(inForce, form), table: table && tableView(inForce.ruleset, table, form, spends) };
}

/** What this actor can spend now to make the difficulty of its table lower. Source: M5. */
function spendable(inForce: GameInForce, actor: NornActor, form: RollForm): readonly Effect[] {
  const feature = featureOf(inForce, actor, form);
  const own = asLedgerActor(actor);
  if (!feature || !own) return [];
  const using = { actor: own.snapshot(), payer: payerOf(ledgerWorld(), own), aspects: own.aspects() };
  return feature.effects.filter((effect) => useEffect(inForce, using, feature, effect).ok);
}

/** What is spent on the roll of a form, as a modifier that is paid for; empty for nothing. */
export function spentOnTable(
  inForce: GameInForce,
  caster: Pick<RollSetup, "actor" | "pilot">,
  form: RollForm,
): readonly OfferedLine[] {
  const actor = caster.pilot ?? caster.actor;
  const effect = spendable(inForce, actor, form).find(({ id }) => id === form.spent);
  const feature = featureOf(inForce, actor, form);
  if (!effect || !feature) return [];
  const key = `NORN.Feature.${inForce.ruleset.id}.${feature.id}`;
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
      use: { ...use, featureName, words, by: actor.uuid },
    },
  ];
}

function featureOf(inForce: GameInForce, actor: NornActor, form: RollForm) {
  const { ruleset, dials } = inForce;
  const table = tableOf(inForce, form);
  return ruleset.features?.(actor.snapshot(), dials).find(({ id }) => id === table?.spends);
}
