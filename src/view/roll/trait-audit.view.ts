import type { Finding, Ruleset } from "../../rules/ruleset.ts";
import { rankView } from "../rank.view.ts";
import { choiceWord } from "../fields/choice-field.view.ts";
import { type Text, text, type TextArgs } from "../text.ts";

/** Arguments of a finding that are ranks, shown as on the game's ladder. */
const RANKS = ["rank", "below", "cap", "floor"];
/** Those that are tiers of advantages. */
const TIERS = ["tier", "highest"];

/** What is wrong with the traits and what would fix it, as one sentence. */
export function findingText(finding: Finding, ruleset: Ruleset, words: boolean): Text {
  const args = Object.entries(finding.args).map(([name, value]): [string, TextArgs[string]] => [
    name,
    argument(name, value, ruleset, words),
  ]);
  const own = ruleset.traits.findings.includes(finding.code);
  const key = own ? `NORN.Finding.${ruleset.id}.${finding.code}` : `NORN.Finding.${finding.code}`;
  return text(key, Object.fromEntries(args));
}

function argument(name: string, value: string | number, ruleset: Ruleset, words: boolean): TextArgs[string] {
  if (name === "pool") return text(`NORN.Pool.${ruleset.id}.${value}`);
  if (TIERS.includes(name)) return choiceWord(ruleset.id, "tier", value) ?? value;
  if (!RANKS.includes(name) || typeof value !== "number") return value;
  const { number, word } = rankView(ruleset, value, words);
  return word === null ? number : text("NORN.Option.rung", { number, word });
}
