import { actsOn } from "../../ledger/roll/aboard.ts";
import { openDice } from "../../ledger/roll/final-dice.ts";
import { waitingOn } from "../../ledger/kinds/resolve.ts";
import { spendingOn } from "../../ledger/kinds/spend.ts";
import { payerOf } from "../../ledger/parties.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { PaidWith } from "../../view/spend/spend-cost.view.ts";
import { type Text, text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { templatePath } from "../words/template-path.ts";
import { askResolve, askSpend, mayCounter, paymentsFor, spenderOn } from "./ask-spend.ts";

/** A fate point that this user may spend on a roll without an aspect. */
export interface SpendChoice {
  readonly use: string;
  readonly label: Text;
  /** Why not now, null if nothing prevents it. */
  readonly refusal: Text | null;
  /** Ways to pay for it, where there is a choice. */
  readonly payments: readonly PaidWith[];
}

export const SPEND_PART: RollCardPart = {
  template: templatePath("spend/actions.hbs"),
  context: spendActions,
  actions: {
    spend: {
      once: true,
      run: (message, pressed) => askSpend(message, pressed.dataset["use"] ?? "", paidWith(pressed)),
    },
    resolve: { once: true, run: (message) => askResolve(message) },
  },
};

interface SpendActions {
  readonly spends: readonly SpendChoice[];
  /** Points wait for this user to say that the action is resolved. */
  readonly settles: boolean;
}

function spendActions({ message, now }: RollOnCard): SpendActions | null {
  const settles = Boolean(ledgerActor(message.system.actor ?? "")?.isOwner) && waitingOn(now.entries).length > 0;
  const spends = spendChoices(shownWorld(), message, now);
  return settles || spends.length > 0 ? { spends, settles } : null;
}

/** The aspect whose box was chosen to pay, "" for a point. */
function paidWith(pressed: HTMLElement): string {
  return pressed.closest(".norn-spend-choice")?.querySelector("select")?.value ?? "";
}

export function spendChoices(world: World, message: NornChatMessage<"action">, now: RollNow): SpendChoice[] {
  const actor = spenderOn(message);
  if (!actor || !openDice(now).ok) return [];
  const { ruleset, dials } = world.game;
  const roll = actor.uuid === actsOn(now.roll) ? "own" : "others";
  const { method } = now.state.request;
  return ruleset.spending
    .uses({ method }, dials)
    .filter((use) => use.roll === roll && use.gain !== null)
    .map((use) => choiceOf(use, actor, world, now));
}

function choiceOf(use: SpendUse, actor: NornActor, world: World, now: RollNow): SpendChoice {
  const payer = shownActor(actor);
  const payments = payer ? paymentsFor(world.game, payer, use, spendingOn(now, payerOf(world, payer))) : [];
  const first = payments.find(({ disabled }) => !disabled);
  const what = text(`NORN.Gain.${use.gain ?? ""}`);
  const price = use.cost === 1 ? text("NORN.Ledger.spendOne", { what }) : text("NORN.Ledger.spendFor", { what, cost: use.cost });
  return {
    use: use.id,
    label: payments.length > 1 ? what : price,
    refusal: first ? null : (payments[0]?.refusal ?? null),
    payments: payments.length > 1 ? payments : [],
  };
}

/** Other users' spends that this user may cancel. */
export function counterable(ruleset: Ruleset, { steps }: RollNow): ReadonlySet<string> {
  const spends = steps.flatMap(({ entry }) =>
    entry.kind === "spend" && mayCounter(ruleset, entry, entry.actor) ? [entry.id] : [],
  );
  return new Set(spends);
}
