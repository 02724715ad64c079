import { describe, expect, test } from "vitest";
import { englishWords, filesBelow, isProduct, textOf } from "./repository.ts";

const sources = (layer: string): string[] => filesBelow(`src/${layer}`, ".ts").filter(isProduct);
const says = (path: string, code: string): boolean => textOf(path).includes(`"${code}"`);

const examples = filesBelow("src/ledger", ".test.ts");
const ofRules = [...examples, ...filesBelow("src/rules", ".test.ts")];
const words = [...englishWords().keys()].filter((key) => key.includes(".Refused."));

/** Thrown, and never shown: a bug, or a request that no client of ours sends. */
const NEVER_SHOWN = new Set(["src/rules/roll/review-request.ts", "src/rules/rulesets/fate2/creation.ts"]);

describe("every refusal has an example and words", () => {
  test("the codes are found", () => {
    expect(sources("ledger").flatMap(codesIn).length).toBeGreaterThan(200);
    expect(codesIn("src/ledger/kinds/oppose.ts")).toContain("opposed-already");
    expect(codesIn("src/rules/invoke/invoke.ts")).toContain("free-taken");
  });
  test("the examples of a kind name each code its planner refuses with", () => {
    expect(sources("ledger").flatMap((path) => without(path, examples.filter(about(path))))).toEqual([]);
  });
  test("so do those of the rules", () => {
    expect(sources("rules").flatMap((path) => without(path, ofRules))).toEqual([]);
  });
  test("a code of the ledger is in words", () => {
    const wordless = sources("ledger").flatMap((path) =>
      codesIn(path).flatMap((code) => (words.includes(`NORN.Ledger.Refused.${code}`) ? [] : [`${path}: ${code}`])),
    );
    expect(wordless).toEqual([]);
  });
  test("a code of the rules is in words where one of them is shown", () => {
    const shown = sources("rules").filter((path) => !NEVER_SHOWN.has(path));
    const wordless = shown.flatMap((path) =>
      codesIn(path).flatMap((code) => (words.some((key) => key.endsWith(`.Refused.${code}`)) ? [] : [`${path}: ${code}`])),
    );
    expect(wordless).toEqual([]);
  });
  test("words of the ledger are of a code", () => {
    const code = sources("").map(textOf).join("\n");
    const ledger = words.flatMap((key) => key.split("NORN.Ledger.Refused.")[1] ?? []);
    const isSaid = (one: string): boolean => code.includes(`"${one}"`) || code.includes(`NORN.Ledger.Refused.${one}`);
    expect(ledger.filter((one) => !isSaid(one))).toEqual([]);
  });
});

/** Examples of the kinds that a file is about; of what several kinds ask, any. */
function about(path: string): (example: string) => boolean {
  const kinds = [...textOf(path).matchAll(/: Kind<"([a-z-]+)">/g)].map(([, kind = ""]) => kind);
  return (example) => kinds.length === 0 || kinds.some((kind) => says(example, kind));
}

function without(path: string, of: readonly string[]): string[] {
  return codesIn(path).flatMap((code) => (of.some((example) => says(example, code)) ? [] : [`${path}: ${code}`]));
}

/** The codes a file refuses with: literals of its calls of `refuse`, and of its lists of refusals. */
function codesIn(path: string): string[] {
  const text = textOf(path);
  const asked = [...text.matchAll(/\brefuse\(/g)].map(({ index }) => firstArgument(text.slice(index + "refuse(".length)));
  const listed = [...text.matchAll(/const [A-Z_]*REFUSALS = (\[[^\]]*\])/g)].map(([, list = ""]) => list);
  const since = [...text.matchAll(/const USED_SINCE: [^{]*(\{[^}]*\})/g)].map(([, table = ""]) =>
    table.replaceAll(/"[^"]*":/g, ""),
  );
  return [...new Set([...asked, ...listed, ...since].flatMap(literals))];
}

function firstArgument(rest: string): string {
  let depth = 0;
  const end = [...rest].findIndex((sign) => {
    if (depth === 0 && (sign === "," || sign === ")")) return true;
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return false;
  });
  return rest.slice(0, end);
}

/** What something is compared with is no code. */
function literals(text: string): string[] {
  return [...text.matchAll(/(=== )?"([a-z][a-z-]*)"/g)].flatMap(([, compared, code = ""]) => (compared ? [] : [code]));
}
