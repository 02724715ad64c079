import { spend } from "../../../rules/index.ts";
import { refusalText } from "../../../view/ledger/invoke-list.view.ts";
import { type Text, text } from "../../../view/text.ts";
import type { NornChatMessage } from "../../documents/norn-chat-message.ts";
import { currentRuleset, dialValues } from "../../settings/current-game.ts";
import type { ActionNow } from "../action-state.ts";
import { ledgerActor } from "../ledger-documents.ts";
import { ownCharacter, spenderOn } from "./ask-spend.ts";
import { payerOf } from "./payer.ts";
import { waitingOn } from "./plan-settle.ts";
import { spendsMade } from "./plan-spend.ts";

/** A fate point that this user may spend on a roll without an aspect. */
export interface SpendChoice {
  readonly use: string;
  readonly label: Text;
  /** Why not now, null where nothing is in the way. */
  readonly refusal: Text | null;
}

export interface SpendUndertakings {
  readonly spends: readonly SpendChoice[];
  /** Points wait for this user to say that the action is resolved. */
  readonly settles: boolean;
}

export function spendUndertakings(message: NornChatMessage<"action">, now: ActionNow): SpendUndertakings {
  const settles = Boolean(ledgerActor(message.system.actor ?? "")?.isOwner) && waitingOn(now.entries).length > 0;
  return { spends: spendChoices(message, now), settles };
}

function spendChoices(message: NornChatMessage<"action">, now: ActionNow): SpendChoice[] {
  const actor = spenderOn(message);
  if (!actor) return [];
  const ruleset = currentRuleset();
  const dials = dialValues();
  const payer = payerOf(actor, ruleset, dials);
  const roll = actor.uuid === message.system.actor ? "own" : "others";
  const { method } = now.state.request;
  const made = spendsMade(now);
  return ruleset.spending
    .uses({ method }, dials)
    .filter((use) => use.roll === roll && use.gain !== null)
    .map((use) => {
      const spent = spend(ruleset, { use: use.id, payer, method, made, box: null }, dials);
      const what = text(`NORN.Gain.${use.gain ?? ""}`);
      const label =
        use.cost === 1 ? text("NORN.Ledger.spendOne", { what }) : text("NORN.Ledger.spendFor", { what, cost: use.cost });
      return { use: use.id, label, refusal: spent.ok ? null : refusalText(spent) };
    });
}

/** Spends of others that this user may cancel. */
export function counterable({ steps }: ActionNow): ReadonlySet<string> {
  if (!currentRuleset().spending.countered) return new Set();
  const own = ownCharacter();
  const spends = steps.flatMap(({ entry }) => (entry.kind === "spend" && entry.author !== game.user.id ? [entry] : []));
  if (game.user.isGM) return new Set(spends.map(({ id }) => id));
  return new Set(own ? spends.filter(({ actor }) => actor !== own.uuid).map(({ id }) => id) : []);
}
