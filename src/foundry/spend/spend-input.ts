import { storyUses, woundedBy, woundTaken } from "../../ledger/kinds/story.ts";
import { payerOf } from "../../ledger/parties.ts";
import { askInvoke } from "../../ledger/uses.ts";
import type { LedgerActor, World } from "../../ledger/world.ts";
import { checkedBoxes, type TakeWound } from "../../rules/harm/tracks.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { invoke } from "../../rules/invoke/invoke.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import type { SpendChosen, SpendInput } from "../../view/spend/spend-form.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { aspectsInReach } from "../invoke/aspects-in-reach.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor } from "../ledger/shown-world.ts";
import { paymentsFor } from "./ask-spend.ts";
import { mayReadWounds, othersFor } from "./open-spend.ts";

/** What the documents and the rules allow someone who wants to spend a point without a roll. */
export function spendInput(
  world: World,
  { payers, actor }: { readonly payers: readonly NornActor[]; readonly actor: NornActor },
  chosen: SpendChosen,
): SpendInput {
  const spender = shownActor(actor);
  if (!spender) throw new Error(`${actor.uuid} has no data of Norn's.`);
  const payer = payerOf(world, spender);
  const uses = storyUses(world.game);
  const others = uses.some(({ other }) => other) ? othersFor(actor) : [];
  const take = uses.flatMap(({ takeWound }) => takeWound ?? [])[0] ?? null;
  const wounded = others.map(({ uuid }) => ({ uuid, boxes: take ? boxesFor(world, take, ledgerActor(uuid), spender) : [] }));
  const target =
    wounded.find(({ uuid }) => uuid === chosen.target) ?? wounded.find(({ boxes }) => boxes.length > 0) ?? wounded[0];
  const spending = { payer, method: null, made: [], spent: 0 } as const;
  return {
    game: world.game.ruleset.id,
    payers: payers.map(({ uuid, name }) => ({ uuid, name })),
    payer,
    uses: uses.map((use) => ({
      use,
      payments: use.aspect ? [] : paymentsFor(world.game, spender, use, spending, chosen.paid),
    })),
    aspects: uses.some(({ aspect }) => aspect) ? aspectsFor(world, actor, spender, gainOf(uses, chosen)) : [],
    others,
    target: target?.uuid ?? "",
    boxes: target?.boxes ?? [],
  };
}

/** What the chosen use gives: an effect in the story, or more for an action without a roll. */
function gainOf(uses: readonly SpendUse[], chosen: SpendChosen): Gain {
  return uses.find(({ id, aspect }) => aspect && id === chosen.use)?.gain ?? "effect";
}

function aspectsFor(world: World, actor: NornActor, spender: LedgerActor, given: Gain): SpendInput["aspects"] {
  const ask = askInvoke(world, { actor: spender, moment: "after", request: null, entries: [] });
  return aspectsInReach({
    world,
    actor,
    targets: [],
    gains: [given],
    answer: (aspect, gain) => invoke(world.game, ask(aspect, gain)),
  });
}

function boxesFor({ game }: World, take: TakeWound, target: NornActor | null, to: LedgerActor): SpendInput["boxes"] {
  const from = target && mayReadWounds(target) ? shownActor(target) : null;
  if (!from) return [];
  return checkedBoxes(woundedBy(game, from)).map((box) => ({ box, taken: woundTaken(game, take, { from, to, box }) }));
}
