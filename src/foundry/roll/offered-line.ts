import type { UseAsks } from "../../ledger/requests/stunts.ts";
import type { CheckModifier, CheckRequest } from "../../rules/index.ts";

/** A modifier that the rules bring to a roll, in words. */
export interface OfferedLine extends CheckModifier {
  readonly applies: boolean;
  /** Of a stunt or the like: its name, what it does, and why it cannot be used now ("" if it can). */
  readonly offer?: { readonly name: string; readonly words: string; readonly refusal: string };
  /** What is used and paid for with it, and the uuid of who does. */
  readonly use?: Pick<UseAsks, "feature" | "featureName" | "effect" | "words"> & { readonly by: string };
}

/** A request with these modifiers. */
export function withModifiers(request: CheckRequest, lines: readonly CheckModifier[]): CheckRequest {
  const added = lines.map(({ id, label, value, onSuccess, eases }) => {
    return { id, label, value, ...(onSuccess && { onSuccess }), ...(eases && { eases }) };
  });
  return added.length === 0 ? request : { ...request, modifiers: [...request.modifiers, ...added] };
}
