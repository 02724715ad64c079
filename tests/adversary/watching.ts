import { isDeepStrictEqual } from "node:util";
import { countedState } from "../samples/counted-state.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";
import { unexplained } from "../../src/ledger/changes/net-events.ts";
import type { Documents } from "./documents.ts";

/** What a change of the documents has changed of what the books count: by uuid, and whether it is new. */
export interface CountedEdit {
  readonly uuid: string;
  readonly events: readonly LedgerEvent[];
  readonly isNew: boolean;
}

const counted = new WeakMap<LedgerState, ReadonlyMap<string, readonly LedgerEvent[]>>();

/** What the books count of a state. Computed once for each. */
export function countedOf(state: LedgerState): ReadonlyMap<string, readonly LedgerEvent[]> {
  const found = counted.get(state) ?? countedState(state);
  counted.set(state, found);
  return found;
}

const edits = new WeakMap<Documents, { readonly before: Documents; readonly found: readonly CountedEdit[] }>();

/** What has changed from one state of the documents to the next. Computed once: every client asks. */
export function countedEdits(before: Documents, after: Documents): readonly CountedEdit[] {
  if (before.state === after.state) return [];
  const known = edits.get(after);
  if (known?.before === before) return known.found;
  const was = countedOf(before.state);
  const found = [...countedOf(after.state)].flatMap(([uuid, now]) => {
    const start = was.get(uuid);
    if (isDeepStrictEqual(start, now)) return [];
    const events = unexplained({ start: start ?? [], entries: [], now });
    return events.length > 0 || start === undefined ? [{ uuid, events, isNew: start === undefined }] : [];
  });
  edits.set(after, { before, found });
  return found;
}
