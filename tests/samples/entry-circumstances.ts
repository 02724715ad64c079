import type { EntryCircumstances } from "../../src/view/entries/line-maker.ts";

/** Of a standing entry of another user, unless given otherwise. */
export function circumstances(otherwise: Partial<EntryCircumstances> = {}): EntryCircumstances {
  return {
    stands: true,
    waits: false,
    foreseen: null,
    mayWithdraw: false,
    mayTakeBack: false,
    by: "",
    undone: null,
    overrules: false,
    overruled: false,
    asks: false,
    ...otherwise,
  };
}
