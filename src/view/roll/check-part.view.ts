import type { CheckModifier, CheckPart } from "../../rules/roll/check.ts";
import { signed, unsigned } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

/** One line of the breakdown of a roll. */
export interface PartView {
  readonly source: CheckPart["source"];
  /** Name of the trait or the typed words; "" where `label` says it. */
  readonly name: string;
  readonly label: Text | null;
  readonly value: string;
  /** The unit of the value, null for points of the total. */
  readonly unit: Text | null;
}

export function partView(part: CheckPart): PartView {
  const { source, label, value, unit, joins } = part;
  const name = joins === null ? label : "";
  return { source, name, label: name === "" ? labelOf(part) : null, value: valueOf(part), unit: unitOf(unit, value) };
}

function labelOf({ source, label, joins }: CheckPart): Text {
  if (joins !== null) return text("NORN.Part.joined", { name: label, joins: text(`NORN.Combination.${joins}`) });
  if (source === "enhancement") return text("NORN.Part.enhancement");
  return source === "dice" ? text("NORN.Part.dice") : text("NORN.Part.modifier");
}

/** A number of dice or hits is unsigned; a modifier has a sign. */
function valueOf({ source, value, unit }: CheckPart): string {
  const bare = (unit === "dice" && source === "trait") || (unit === "hits" && source === "dice");
  return bare ? unsigned(value) : signed(value);
}

function unitOf(unit: CheckPart["unit"], value: number): Text | null {
  if (unit === "points") return null;
  if (unit === "success") return text("NORN.Part.onSuccess");
  if (unit === "difficulty") return text("NORN.Part.difficulty");
  const one = Math.abs(value) === 1;
  if (unit === "dice") return text(one ? "NORN.Part.oneDie" : "NORN.Part.manyDice");
  return text(one ? "NORN.Part.oneHit" : "NORN.Part.manyHits");
}

/**
 * The breakdown of a roll, with everything done to it later as one part, since each step is shown with the steps. `done`: ids of
 * the modifiers that steps brought.
 */
export function partsWithSteps(
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
