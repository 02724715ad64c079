import { describe, expect, test } from "vitest";
import { rulesetById } from "../../../rules/rulesets/ruleset-by-id.ts";
import { linksView } from "./links.view.ts";
import type { LinkInput, SheetInput } from "../sheet-input.ts";

const FLAGS = { editable: true, editing: false, words: true, expanded: new Set<string>(), descriptions: {} };

function waitingOf(...players: readonly (readonly string[])[]): unknown {
  const links = players.map((waiting, index): LinkInput => {
    const uuid = `Actor.linked${index}`;
    const plain = { img: "", type: "character", role: "pilot", count: 1, missing: false, opens: true } as const;
    return { key: uuid.replace(".", "-"), actor: uuid, name: uuid, ...plain, waiting };
  });
  const source = { actor: { type: "vehicle" }, links } as unknown as SheetInput;
  return linksView(source, rulesetById("strands"), FLAGS)?.waiting;
}

describe("who handles a vehicle and may not use its sheet", () => {
  test("is named once, with the button that lets them", () => {
    const args = { names: "Ada, Ben" };
    const waiting = { words: { key: "NORN.Links.waiting", args }, label: { key: "NORN.Links.let", args } };
    expect(waitingOf(["Ada"], [], ["Ada", "Ben"])).toEqual(waiting);
  });

  test("no line where everyone may", () => {
    expect(waitingOf([], [])).toBeNull();
  });
});
