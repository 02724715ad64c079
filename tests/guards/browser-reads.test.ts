import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** What waits by itself, or does something and answers; `immediately` says that everything has arrived. */
const WAITING = new Set(
  [
    ["immediately", "faults", "faultsInBoth", "spilling", "seen", "openSheet", "menu", "askRoll", "sidebarTab"],
    ["settled", "settledEntry", "submittedEntry", "entryBy", "refusal", "refusalOf", "refusedAs", "sendEntry"],
    ["failure", "forge", "send", "spends", "interrupt", "answer", "playing"],
  ].flat(),
);

/** What stands in the brackets that open before `from`, up to the one that closes them. */
function inBrackets(text: string, from: number): string {
  let depth = 1;
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "\\") at += 1;
    else if (quote !== "") quote = sign === quote ? "" : quote;
    else if (`"'\``.includes(sign)) quote = sign;
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign) && (depth -= 1) === 0) return text.slice(from, at);
  }
  throw new Error("The brackets are not closed.");
}

function readTooEarly(text: string): string[] {
  return [...text.matchAll(/(?<![\w.])expect\(/g)].flatMap(({ index }) => {
    const claimed = inBrackets(text, index + "expect(".length);
    const awaited = [...claimed.matchAll(/\bawait (?:\w+\.)*(\w+)/g)].map(([, name = ""]) => name);
    return awaited.every((name) => WAITING.has(name)) || claimed.startsWith("async") ? [] : [claimed.replaceAll(/\s+/g, " ")];
  });
}

/** Decisions by what a page shows in that moment. */
function decidedTooEarly(text: string): string[] {
  return [...text.matchAll(/(?<![\w.])if \(/g)].flatMap(({ index }) => {
    const asked = inBrackets(text, index + "if (".length);
    const isRead = /\bawait\b.*\.(?:count|is[A-Z]\w+|getAttribute|inputValue|innerText|textContent|boundingBox)\(/s.test(asked);
    return isRead && !asked.includes("immediately(") ? [asked.replaceAll(/\s+/g, " ")] : [];
  });
}

/** Presses on what is last in the log, which may be an earlier test's until one's own has come. */
function pressedTooEarly(text: string): string[] {
  const pressed =
    /\b(?:cards|messages)\(\w+\)\s*\.last\(\)(?:\s*\.\w+\((?:[^()]|\([^()]*\))*\))*?\s*\.(?:click|press|focus|check|dragTo)\(/g;
  return [...text.matchAll(pressed)].flatMap(({ 0: what, index }) =>
    // Right after the number of cards, it is known.
    /toHaveCount\([^)]*\);\s*await $/.test(text.slice(0, index)) ? [] : [what.replaceAll(/\s+/g, " ")],
  );
}

const SUITE = filesBelow("tests/browser", ".ts");

test("no test decides by what a page shows at one moment, nor presses what only happens to be last in the log", () => {
  expect(decidedTooEarly("if ((await cards.count()) > 0) await press();")).toHaveLength(1);
  expect(pressedTooEarly('await cards(p1).last().getByRole("button", { name: "Buy it" }).click();')).toHaveLength(1);
  const early = (text: string): string[] => [...decidedTooEarly(text), ...pressedTooEarly(text)];
  expect(SUITE.flatMap((path) => early(textOf(path)).map((found) => [path, found]))).toEqual([]);
});

test("no test reads a page once and takes it for the end: another client, or a redraw, may still be on its way", () => {
  expect(readTooEarly("expect(await fatePoints(p2, CORVIN)).toBe(3); await expect.poll(() => points()).toBe(3);")).toHaveLength(
    1,
  );
  expect(SUITE.flatMap((path) => readTooEarly(textOf(path)).map((read) => [path, read]))).toEqual([]);
});
