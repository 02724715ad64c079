import type { UseAsks } from "../../ledger/requests/stunts.ts";
import type { CheckModifier, CheckRequest } from "../../rules/roll/check.ts";
import type { RollForm } from "./roll-form.ts";

/** What is used and paid for with a modifier, and the uuid of who does. */
export type ModifierUse = Pick<UseAsks, "feature" | "featureName" | "effect" | "words"> & { readonly by: string };

/** A modifier that the rules bring to a roll, in words. */
export interface OfferedLine extends CheckModifier {
  readonly applies: boolean;
  /** Of a stunt or the like: its name, what it does, and why it cannot be used now ("" if it can). */
  readonly offer?: { readonly name: string; readonly words: string; readonly refusal: string };
  readonly use?: ModifierUse;
}

/** Whether an offered modifier counts: as chosen, or else as the rules say. */
export function isTaken({ offered }: Pick<RollForm, "offered">, { id, applies, offer }: OfferedLine): boolean {
  return (offered[id] ?? applies) && (offer?.refusal ?? "") === "";
}

/** A request with these modifiers. */
export function withModifiers(request: CheckRequest, lines: readonly CheckModifier[]): CheckRequest {
  const added = lines.map(({ id, label, value, onSuccess, eases }) => {
    return { id, label, value, ...(onSuccess && { onSuccess }), ...(eases && { eases }) };
  });
  return added.length === 0 ? request : { ...request, modifiers: [...request.modifiers, ...added] };
}
