import { Roll } from "../../../dice/roll/roll.ts";
import { createAnchor } from "./create-anchor.ts";
import type { EnrichmentOptions } from "./enrichment-types.ts";

/** No part goes past the next opening of its kind: otherwise many that never close take time squared. */
export const INLINE_ROLL = /\[\[(?<command>\/[a-z]+\s)?(?<formula>(?:(?!\[\[).)*?)(?<closing>\]{2,3})(?:\{(?<label>[^{}]+)\})?/gi;

/** The mode of each roll command, as in the chat log. */
const MODES: Readonly<Record<string, string>> = {
  r: "roll",
  roll: "roll",
  pr: "publicroll",
  publicroll: "publicroll",
  gmr: "gmroll",
  gmroll: "gmroll",
  br: "blindroll",
  broll: "blindroll",
  blindroll: "blindroll",
  sr: "selfroll",
  selfroll: "selfroll",
};

/**
 * `[[/r 4dF + @x # note]]{label}` becomes a button that rolls, `[[4dF]]` is rolled now and shows its result.
 * An invalid formula stays as written, with its error.
 */
export async function inlineRoll(match: RegExpMatchArray, options: EnrichmentOptions): Promise<HTMLElement | null> {
  const { command = "", formula = "", closing = "", label } = match.groups ?? {};
  // "[[1d6[fire]]]" ends with the bracket of its note.
  const written = closing.length === 3 ? `${formula}]` : formula;
  const data =
    typeof options.rollData === "function" ? options.rollData() : (options.rollData ?? options.relativeTo?.getRollData?.() ?? {});
  const mode = MODES[command.trim().slice(1).toLowerCase()];
  if (command && !mode) return null;
  const [bare = "", flavor] = written.split("#").map((part) => part.trim());
  try {
    return mode ? deferred({ mode, formula: bare, flavor, label, data }) : await immediate(bare, label, data);
  } catch (error) {
    return broken(match[0], error instanceof Error ? error.message : String(error));
  }
}

interface Deferred {
  mode: string;
  formula: string;
  flavor: string | undefined;
  label: string | undefined;
  data: object;
}

function deferred({ mode, formula, flavor, label, data }: Deferred): HTMLElement {
  const settled = Roll.replaceFormulaData(formula, data);
  return createAnchor({
    classes: ["inline-roll", "roll"],
    dataset: { mode, formula: settled, flavor, tooltip: settled },
    name: label ?? settled,
    icon: "fa-solid fa-dice-d20",
  });
}

async function immediate(formula: string, label: string | undefined, data: object): Promise<HTMLElement> {
  const roll = await Roll.create(formula, data).evaluate({ allowInteractive: false });
  return roll.toAnchor(label === undefined ? {} : { label });
}

function broken(written: string, reason: string): HTMLElement {
  const span = document.createElement("span");
  span.classList.add("inline-roll", "broken");
  span.dataset["tooltip"] = reason;
  span.title = reason;
  span.textContent = written;
  return span;
}
