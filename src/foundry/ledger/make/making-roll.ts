import type { MakingRoll } from "../../../rules/index.ts";
import type { NornChatMessage } from "../../documents/norn-chat-message.ts";
import type { ActionNow } from "../action-state.ts";
import { ledgerActor } from "../ledger-documents.ts";

/** A roll as it stands after everything done to it, as far as making and removing aspects asks. */
export function makingRoll({ system }: NornChatMessage<"action">, { ruleset, state, dials }: ActionNow): MakingRoll {
  const { outcome, total } = ruleset.resolve(state.request, state.faces, dials);
  const listed = ledgerActor(system.actor ?? "")?.snapshot().traits ?? [];
  // A listed trait that nobody bought has no item: its key is its id.
  const keyOf = (id: string): string => listed.find((trait) => trait.id === id)?.key ?? id.replace(/^key:/, "");
  return { outcome, total, traits: state.request.traits.map(({ id }) => keyOf(id)) };
}

/** One roll makes, or removes, one aspect. */
export function hasMade({ entries }: ActionNow): boolean {
  return entries.some(({ kind }) => kind === "make" || kind === "remove");
}
