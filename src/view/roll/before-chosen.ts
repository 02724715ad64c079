import type { AgainstSaid } from "../invoke/against-parent.view.ts";

/** What is chosen for a roll before it is thrown: uuids of aspects and ids of spends, in the order chosen. */
export interface BeforeChosen {
  readonly aspects: readonly string[];
  readonly spends: readonly string[];
  /** Whether a chosen aspect works against the actor it is on, by uuid, where the user has said so. */
  readonly said: Readonly<Record<string, AgainstSaid>>;
}

export const NOTHING_BEFORE: BeforeChosen = { aspects: [], spends: [], said: {} };

/** A box of the dialog: which aspect, spend or actor it is on it is for. */
export interface BeforeBox {
  readonly nornBefore?: string | undefined;
  readonly nornBeforePoint?: string | undefined;
  readonly nornBeforeAgainst?: string | undefined;
}

/** What is chosen once a box of the dialog was checked or cleared. */
export function choosing({ aspects, spends, said }: BeforeChosen, box: BeforeBox, checked: boolean): BeforeChosen {
  const { nornBefore: aspect, nornBeforePoint: spend, nornBeforeAgainst: against } = box;
  return {
    aspects: toggled(aspects, aspect, checked),
    spends: toggled(spends, spend, checked),
    said: against === undefined ? said : { ...said, [against]: checked ? "yes" : "no" },
  };
}

function toggled(list: readonly string[], id: string | undefined, on: boolean): readonly string[] {
  if (id === undefined) return list;
  const others = list.filter((one) => one !== id);
  return on ? [...others, id] : others;
}
