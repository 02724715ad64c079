import type { EntryCircumstances } from "../../src/view/ledger/lines/line-maker.ts";

/** Of an entry that stands and is somebody else's, but for what is said otherwise. */
export function circumstances(otherwise: Partial<EntryCircumstances> = {}): EntryCircumstances {
  return {
    stands: true,
    waits: false,
    mine: false,
    by: "",
    undone: "",
    overrules: false,
    overruled: false,
    reveals: false,
    ...otherwise,
  };
}
