import type { CheckModifier, CheckPart } from "../../rules/index.ts";
import { text } from "../text.ts";
import { partView, type PartView } from "./part.view.ts";

/**
 * The breakdown of a roll, with everything done to it later as one part, since each step is shown with the steps. `done`: ids of
 * the modifiers that steps brought.
 */
export function partsWithDone(
  parts: readonly CheckPart[],
  modifiers: readonly CheckModifier[],
  done: ReadonlySet<string>,
): PartView[] {
  const own = new Set(modifiers.flatMap(({ id }, place) => (done.has(id) ? [place] : [])));
  let place = -1;
  const isDone = ({ source }: CheckPart): boolean => source === "modifier" && own.has((place += 1));
  const marked = parts.map((part) => ({ part, since: isDone(part) }));
  const first = marked.find(({ since }) => since)?.part;
  return marked.flatMap(({ part, since }) => {
    if (!since) return [partView(part)];
    if (part !== first) return [];
    const value = marked.reduce((sum, one) => (one.since ? sum + one.part.value : sum), 0);
    return [{ ...partView({ ...part, label: "", value }), label: text("NORN.Part.fate") }];
  });
}
