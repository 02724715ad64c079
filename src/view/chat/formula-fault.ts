import { text, type Text } from "../text.ts";

/**
 * What is wrong with a formula that cannot be rolled: the first part that is out of place. `letters`: the letters that may follow
 * a `d` instead of a number of sides.
 */
export function formulaFault(formula: string, letters: readonly string[]): Text {
  if (formula.trim() === "") return text("NORN.Dice.Fault.empty");
  let expectsValue = true;
  let open = 0;
  let before = "";
  for (const part of partsOf(formula)) {
    const { kind, words } = part;
    if (kind === "odd") return text("NORN.Dice.Fault.odd", { formula, part: words });
    if (kind === "dice" && !knownDie(words, letters)) return text("NORN.Dice.Fault.die", { formula, part: words });
    if (kind === "name") return text("NORN.Dice.Fault.name", { formula, part: words });
    if (kind === "operator") {
      const sign = words === "-" || words === "+";
      if (expectsValue && !sign) return text("NORN.Dice.Fault.operator", { formula, part: words });
      expectsValue = true;
    } else if (kind === "open") {
      open += 1;
      expectsValue = true;
    } else if (kind === "close") {
      open -= 1;
      if (open < 0) return text("NORN.Dice.Fault.closed", { formula });
      if (expectsValue) return text("NORN.Dice.Fault.missing", { formula, part: before + words });
    } else if (kind !== "words") {
      if (!expectsValue) return text("NORN.Dice.Fault.unjoined", { formula, part: words });
      expectsValue = false;
    }
    before = words;
  }
  if (open > 0) return text("NORN.Dice.Fault.open", { formula });
  if (expectsValue) return text("NORN.Dice.Fault.missing", { formula, part: before });
  return text("NORN.Dice.Fault.unreadable", { formula });
}

type PartKind = "words" | "dice" | "number" | "reference" | "operator" | "open" | "close" | "name" | "odd";

const PARTS: readonly (readonly [PartKind, RegExp])[] = [
  ["words", /^\[[^\]]*\]/],
  ["dice", /^\d*d(?:\d+|[a-z%])[a-z0-9<>=]*/i],
  ["number", /^\d+(?:\.\d+)?/],
  ["reference", /^@[\w.]+/],
  ["operator", /^[-+*/%]/],
  ["open", /^(?:[a-z]+\(|\()/i],
  ["close", /^\)/],
  ["name", /^[a-z]+/i],
];

function* partsOf(formula: string): Generator<{ readonly kind: PartKind; readonly words: string }> {
  let rest = formula.replace(/^\s+/, "");
  while (rest !== "") {
    const found = PARTS.map(([kind, pattern]) => ({ kind, words: pattern.exec(rest)?.[0] ?? "" })).find(
      ({ words }) => words !== "",
    );
    const part = found ?? { kind: "odd" as const, words: rest.slice(0, 1) };
    yield part;
    rest = rest.slice(part.words.length).replace(/^\s+/, "");
  }
}

function knownDie(words: string, letters: readonly string[]): boolean {
  const sides = /^\d*d(\d+|.)/i.exec(words)?.[1] ?? "";
  return /^\d+$/.test(sides) || letters.includes(sides.toLowerCase());
}
