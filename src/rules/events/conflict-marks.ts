import type { MarkField, MarkValue } from "../conflict/conflict-now.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { LedgerEvent } from "./ledger-event.ts";
import type { LedgerState } from "./ledger-state.ts";

/** The marks of a conflict, or of one participant. */
export type Marks = Readonly<Partial<Record<MarkField, MarkValue>>>;

type Marked = LedgerEvent & { readonly type: "conflict-mark-changed" };

/** A mark changes only from what it was: so a turn that has moved on since is not moved back. */
export function changeMark(
  state: LedgerState,
  { target, field, from, to }: Marked,
): Result<LedgerState, "mark-gone" | "mark-changed"> {
  const marks = state.conflicts?.[target];
  if (!marks || !(field in marks)) return refuse("mark-gone");
  if (marks[field] !== from) return refuse("mark-changed");
  return ok({ ...state, conflicts: { ...state.conflicts, [target]: { ...marks, [field]: to } } });
}
