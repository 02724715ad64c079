import { describe, expect, test } from "vitest";
import { decideDrop, type DropSituation } from "./drop-decision.ts";

const onto = (parts: Partial<DropSituation>): DropSituation => ({
  from: null,
  takeable: false,
  to: "Actor.b",
  allowed: true,
  copyKey: false,
  duplicate: false,
  ...parts,
});

describe("an item dropped on a sheet", () => {
  test.each([
    ["from a compendium or the directory is copied", {}, "copy"],
    ["between two sheets of one's own moves", { from: "Actor.a", takeable: true }, "move"],
    ["with Alt or Control held is copied even then", { from: "Actor.a", takeable: true, copyKey: true }, "copy"],
    ["from a sheet one may only read is copied", { from: "Actor.a" }, "copy"],
    ["that is on it already stays", { from: "Actor.b", takeable: true }, "own"],
    ["that it already has is asked about", { duplicate: true }, "ask"],
    ["that one may not change is refused", { allowed: false, duplicate: true, from: "Actor.a", takeable: true }, "refuse"],
  ] as const)("%s", (_title, parts, decision) => {
    expect(decideDrop(onto(parts))).toBe(decision);
  });
});
