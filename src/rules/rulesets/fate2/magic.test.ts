import { describe, expect, test } from "vitest";
import { addUp } from "../../roll/difficulty-table.ts";
import { fate2DifficultyTables } from "./checks.ts";

function difficulty(magic: string, chosen: Readonly<Record<string, string>>): number {
  const [table] = fate2DifficultyTables({ "fate2-magic": magic });
  if (!table) throw new Error(`No table ${magic}.`);
  return addUp(table, chosen);
}

describe("F9. The difficulty of a spell is added up as the campaign's system of magic says", () => {
  test("without such a system there is no table", () => expect(fate2DifficultyTables({})).toEqual([]));
  test.each([
    ["a spark is Average", { scope: "spark" }, 0],
    ["a body is Great", { scope: "body" }, 3],
    ["a castle is Legendary", { scope: "castle" }, 6],
    ["dispelling works one scope higher against summoned matter", { scope: "body", dispels: "summoned" }, 2],
  ] as const)("elements: %s", (_sentence, chosen, sum) => expect(difficulty("elements", chosen)).toBe(sum));
  test.each([
    ["it defaults to Average", {}, 0],
    ["a state and no target", { scope: "state" }, 5],
    ["of scope and targets the higher one", { scope: "room", targets: "town" }, 4],
    ["of scope and targets the higher one, the other way around", { scope: "building", targets: "one" }, 3],
    [
      "to put everyone in a room to sleep, for hours, in a fight",
      { targets: "group", effect: "incapacitating", lasting: "hours", time: "moments" },
      9,
    ],
    ["mind altering comes over and above", { targets: "one", effect: "incapacitating", mind: "yes" }, 6],
    ["what someone else in the party could do is 1 besides the 1 of any mundane skill", { story: "party" }, 2],
    [
      "a ritual when the stars are right",
      { scope: "state", lasting: "forever", time: "days", components: "very-rare", timing: "inconvenient" },
      7,
    ],
    ["research subtracts one", { targets: "one", research: "done" }, 0],
  ] as const)("improvised: %s", (_sentence, chosen, sum) => expect(difficulty("improvised", chosen)).toBe(sum));
  test.each([
    ["the least is Fair", {}, 1],
    ["the most is Legendary", { budget: "extravaganza" }, 6],
  ] as const)("by its budget: %s", (_sentence, chosen, sum) => expect(difficulty("budget", chosen)).toBe(sum));
});
