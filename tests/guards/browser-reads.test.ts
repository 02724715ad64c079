import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** What waits by itself, or does something and answers; `atOnce` says that everything has arrived. */
const WAITING = new Set(
  [
    ["atOnce", "faults", "faultsInBoth", "spilling", "seen", "openSheet", "menu", "askRoll", "sidebarTab"],
    ["settled", "settledEntry", "entryAsked", "entryBy", "refusal", "refusalOf", "refusedAs", "sendEntry"],
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

test("no test reads a page once and takes it for the end: another client, or a redraw, may still be on its way", () => {
  expect(readTooEarly("expect(await fatePoints(p2, CORVIN)).toBe(3); await expect.poll(() => points()).toBe(3);")).toHaveLength(
    1,
  );
  expect(filesBelow("tests/browser", ".ts").flatMap((path) => readTooEarly(textOf(path)).map((read) => [path, read]))).toEqual(
    [],
  );
});
