import type { CheckPart } from "../../rules/index.ts";
import { signed, unsigned } from "../actor/rank.view.ts";
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
  const one = Math.abs(value) === 1;
  if (unit === "dice") return text(one ? "NORN.Part.oneDie" : "NORN.Part.manyDice");
  return text(one ? "NORN.Part.oneHit" : "NORN.Part.manyHits");
}
