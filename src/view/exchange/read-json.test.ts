import { describe, expect, test } from "vitest";
import { jsonFault } from "./json-fault.ts";
import { plainText } from "./plain-text.ts";
import { parseJson } from "./read-json.ts";

describe("a text that is no JSON is refused with line and column", () => {
  test.each([
    ["nothing", "  ", "json-empty", {}],
    ["words", "hello", "json-broken", { line: 1, column: 1, found: "hello" }],
    ["a missing comma", '{\n "a": 1\n "b": 2\n}', "json-broken", { line: 3, column: 2, found: '"b": 2' }],
    ["a comma too many", '{"a": [1, 2,]}', "json-broken", { line: 1, column: 13 }],
    ["a comma before the end", '{"a": 1,}', "json-broken", { line: 1, column: 9 }],
    ["a string that does not end", '{"a": "b', "json-broken", { line: 1, column: 9, found: "" }],
    ["a line break in a string", '{"a": "b\n"}', "json-broken", { line: 1, column: 9 }],
    ["a wrong escape", '{"a": "\\x"}', "json-broken", { line: 1, column: 8 }],
    ["a key without quotes", "{\n\n  a: 1}", "json-broken", { line: 3, column: 3, found: "a: 1}" }],
    ["the wrong bracket", '{"a": [1}', "json-broken", { line: 1, column: 9 }],
    ["a file that was cut off", '{"a": {"b": [1, 2', "json-broken", { line: 1, column: 18 }],
    ["two files in one", "{} {}", "json-broken", { line: 1, column: 4 }],
    ["a number with a zero before it", "[012]", "json-broken", { line: 1, column: 2 }],
    ["a page", "<!doctype html>", "json-broken", { line: 1, column: 1 }],
    ["a key that changes what an object is", '{"a":\n {"__proto__": {}}}', "json-key", { line: 2, column: 3 }],
    ["nonsense nested without end", `${"[".repeat(50_000)}${"]".repeat(50_000)}`, "json-deep", { line: 1, column: 61 }],
    ["more than anyone has", `"${"a".repeat(5_000_001)}"`, "json-long", { most: 5 }],
  ])("%s", (_what, given, code, args) => expect(parseJson(given)).toMatchObject({ ok: false, code, args }));
});

test("what is JSON is read, with a byte order mark and with two million characters", () => {
  const text = `\uFEFF{"a": [1, -2.5e3, true, null, "\\u00e9\\n\\"", {}], "b": []}`;
  expect(parseJson(text)).toEqual({ ok: true, value: { a: [1, -2500, true, null, 'é\n"', {}], b: [] } });
  const huge = { notes: "a\\b".repeat(500_000), list: Array.from({ length: 50_000 }, (_, index) => index) };
  expect(parseJson(JSON.stringify(huge))).toEqual({ ok: true, value: huge });
});

test("a fault is found wherever JSON.parse finds one, and nowhere else", () => {
  const pieces = [
    '{"a":1}',
    "[1,2]",
    '{"a":',
    "]",
    "}",
    ",",
    ":",
    '"',
    "tru",
    "true",
    "-",
    "1.",
    "1e5",
    " ",
    "{",
    "[",
    "null",
    '"\\u12"',
  ];
  for (const first of pieces)
    for (const second of pieces)
      for (const third of pieces) {
        const text = first + second + third;
        expect([text, jsonFault(text) === null]).toEqual([text, isJson(text)]);
      }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ["<p>One<br>two</p><p>three</p>", "One two three"],
  ["Salt &amp; sand &lt;3 &#233;&nbsp;&#x263a;", "Salt & sand <3 é ☺"],
  ["<script>run()</script>after<style>a{}</style>", "after"],
  ['<img src=x onerror="run()">seen', "seen"],
  ["a < b and c > d", "a < b and c > d"],
  ["&unknown; &amp;amp; &constructor;", "&unknown; &amp; &constructor;"],
])("%s reads %s", (html, words) => expect(plainText(html)).toBe(words));
