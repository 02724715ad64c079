import type { MakingRoll } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { ActionNow } from "../ledger/action-state.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** A roll as it stands after everything done to it, as far as making and removing aspects asks. */
export function makingRoll({ system }: NornChatMessage<"action">, { ruleset, state, dials }: ActionNow): MakingRoll {
  const { outcome, total } = ruleset.resolve(state.request, state.faces, dials);
  const listed = ledgerActor(system.actor ?? "")?.snapshot().traits ?? [];
  // A listed trait that nobody bought has no item: its key is its id.
  const keyOf = (id: string): string => listed.find((trait) => trait.id === id)?.key ?? id.replace(/^key:/, "");
  return { outcome, total, traits: state.request.traits.map(({ id }) => keyOf(id)) };
}

/** What came of a roll: an aspect made, removed or discovered. */
export function cameOf({ kind, asked }: Entry): boolean {
  return kind === "make" || kind === "remove" || (kind === "reveal" && asked.aspect !== "");
}

/** One roll makes, removes or discovers one aspect. */
export function hasMade({ entries }: Pick<ActionNow, "entries">): boolean {
  return entries.some(cameOf);
}

/** It was asked already what there is to discover. */
export function assessedOn({ entries }: ActionNow): boolean {
  return entries.some(({ kind }) => kind === "assess");
}
