import { invoke, marksOn, type Payer } from "../../rules/index.ts";
import { type SpendChosen, type SpendSource } from "../../view/ledger/spend/spend-form.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { aspectsInReach } from "../invoke/aspects-in-reach.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { askingForStory } from "./asking-for-story.ts";
import { paymentsFor } from "./payments-for.ts";
import { mayReadWounds, othersFor } from "./people-here.ts";
import { payerOf } from "./payer.ts";
import { markTaken, suffererOf } from "./take-mark.ts";

/** Everything the documents and the rules say to somebody who wants to spend a point without a roll. */
export function spendSource(payers: readonly NornActor[], actor: NornActor, chosen: SpendChosen): SpendSource {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const payer = payerOf(actor, ruleset, dials);
  const uses = ruleset.spending.uses({ method: null }, dials).filter(({ roll }) => roll === "none");
  const others = uses.some(({ other }) => other) ? othersFor(actor) : [];
  const wounded = others.map(({ uuid }) => ({ uuid, marks: marksFor(ledgerActor(uuid), actor) }));
  const target =
    wounded.find(({ uuid }) => uuid === chosen.target) ?? wounded.find(({ marks }) => marks.length > 0) ?? wounded[0];
  return {
    game: ruleset.id,
    payers: payers.map(({ uuid, name }) => ({ uuid, name })),
    payer,
    uses: uses.map((use) => ({ use, payments: use.aspect ? [] : paymentsFor(actor, use, storySpend(payer), chosen.paid) })),
    aspects: uses.some(({ aspect }) => aspect) ? aspectsFor(actor) : [],
    others,
    target: target?.uuid ?? "",
    marks: target?.marks ?? [],
  };
}

function storySpend(payer: Payer) {
  return { payer, method: null, made: [], spent: 0 } as const;
}

function aspectsFor(actor: NornActor): SpendSource["aspects"] {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const ask = askingForStory(actor);
  return aspectsInReach({
    actor,
    targets: [],
    gains: ["effect"],
    answer: (aspect, gain) => invoke({ ruleset, dials }, ask(aspect, gain)),
  });
}

function marksFor(target: NornActor | null, actor: NornActor): SpendSource["marks"] {
  if (!target || !mayReadWounds(target)) return [];
  return marksOn(suffererOf(target)).map((mark) => ({ mark, taken: markTaken(target, actor, mark) }));
}
