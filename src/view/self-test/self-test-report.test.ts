import { expect, test } from "vitest";
import { type CheckResult, selfTestReport } from "./self-test-report.ts";

const WORDS = { "as-expected": "ok", wrong: "WRONG", otherwise: "otherwise", "left-out": "left out" };
const right: CheckResult = { id: "a", name: "The author is kept", finding: "as-expected", seen: "u1" };
const other: CheckResult = { id: "b", name: "Parts are live", finding: "otherwise", seen: "a copy" };
const wrong: CheckResult = { id: "c", name: "A key is removed", finding: "wrong", seen: "" };

test("a report is a text to paste: the surroundings, the counts, and each check with what was seen, the worst first", () => {
  expect(selfTestReport({ Foundry: "14.366" }, [right, other, wrong], WORDS).text.split("\n")).toEqual([
    "Foundry: 14.366",
    "WRONG: 1, otherwise: 1, ok: 1",
    "",
    "[WRONG] A key is removed",
    "[otherwise] Parts are live (a copy)",
    "[ok] The author is kept (u1)",
  ]);
});

test("what Foundry does otherwise is no failure, since Norn has a way without; what is wrong is one", () => {
  expect(selfTestReport({}, [right, other], WORDS).ok).toBe(true);
  expect(selfTestReport({}, [right, wrong], WORDS).ok).toBe(false);
});
