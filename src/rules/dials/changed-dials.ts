import type { DialValues } from "./dial-values.ts";
import { isOfList, readChanges } from "./list-dial.ts";
import { type Dial, initialNumbers, storedNumbers } from "./read-dial.ts";

/** The dials that a campaign has set to something else than the book. */
export function changedDials(dials: readonly Dial[], values: DialValues): readonly Dial[] {
  return dials.filter((dial) => isChanged(dial, values));
}

export function isChanged(dial: Dial, values: DialValues): boolean {
  if (!Object.hasOwn(values, dial.id)) return false;
  const stored = values[dial.id];
  if (dial.kind === "list") return Object.keys(readChanges(dial, values)).some((id) => isOfList(dial, id));
  if (dial.kind !== "numbers") return stored !== dial.initial;
  const given = storedNumbers(dial, values);
  // Also of what the campaign has removed: it is there again with the list.
  return Object.entries({ ...dial.initial, ...initialNumbers(dial, values) }).some(
    ([id, initial]) => Object.hasOwn(given, id) && given[id] !== initial,
  );
}

/** The campaign's values with these dials as the book has them. The rest stays, also what is another game's. */
export function backToTheBook(dials: readonly Pick<Dial, "id">[], values: DialValues): DialValues {
  const back = new Set(dials.map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !back.has(id)));
}
