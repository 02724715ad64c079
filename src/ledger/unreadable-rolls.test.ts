import { describe, expect, test } from "vitest";
import { type AskedKind, EXAMPLES, worldFor } from "../../tests/samples/example-of-kind.ts";
import { type Asking, must, planned, settle } from "../../tests/samples/plain-requests.ts";
import { faultsOf } from "../../tests/samples/plan-faults.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import type { CheckRequest } from "../rules/roll/check.ts";
import { parseSaid } from "./kinds.ts";
import { rollNow } from "./roll/replay-roll.ts";
import type { LedgerRoll } from "./world.ts";

const GM: Asking = { author: "gm", actor: "" };
const ROLLS = ["roll", "against", "attack", "parry", "missed", "casting", "buying"] as const;
const LARGE = { id: "large", label: "", value: 9999 };
type Broken = Partial<Pick<LedgerRoll, "faces" | "request">>;

/** What the author of a roll may make of its message: dice that no one can have thrown. */
const BROKEN: readonly (readonly [string, (roll: LedgerRoll) => Broken])[] = [
  ["no dice", () => ({ faces: [] })],
  ["one die", () => ({ faces: [0] })],
  ["a face that no die has", ({ faces }) => ({ faces: faces.map(() => 99) })],
  ["half a face", ({ faces }) => ({ faces: faces.map(() => 0.5) })],
  ["no number", ({ faces }) => ({ faces: faces.map(() => Number.NaN) })],
  ["a modifier far too large", ({ request }) => ({ request: { ...request, modifiers: [...request.modifiers, LARGE] } })],
  ["dice of another kind", ({ request }) => ({ request: { ...request, method: "fudge-one" } as CheckRequest })],
];

function breaks(world: PlainWorld, broken: (roll: LedgerRoll) => Broken): void {
  for (const id of ROLLS) {
    const roll = must(world.roll(id));
    world.addRoll({ ...roll, ...broken(roll) });
  }
}

describe.each(Object.entries(EXAMPLES))("%s", (name, example) => {
  const kind = name as AskedKind;
  const { asks, by: asking = {} } = example;
  test.each(BROKEN)("on rolls with %s: refused in a word, or it does not need them", (_what, broken) => {
    const world = worldFor(example);
    const asked = asks(world);
    breaks(world, broken);
    expect(faultsOf(world, parseSaid(kind, asked, false), planned(world, kind, asked, asking))).toEqual([]);
  });
  test.each([
    ...BROKEN.map(([what, broken]) => ["done", what, broken, false] as const),
    ...BROKEN.map(([what, broken]) => ["undone", what, broken, true] as const),
  ])("once it is %s, rolls with %s stop no one: what is asked next is answered", (_how, _what, broken, undone) => {
    const world = worldFor(example);
    const asked = asks(world);
    const { id: entry } = settle(world, kind, asked, asking);
    if (undone) settle(world, "undo", { entry }, GM);
    breaks(world, broken);
    const invoked = { roll: "roll", aspect: "Actor.you.Item.quick", gain: "effect" } as const;
    const next = [
      [kind, asked, asking],
      ["undo", { entry }, GM],
      ["redo", { entry }, GM],
      ["invoke", invoked, { author: "p2", actor: "Actor.you" }],
      ["turn", { combat: "fight", combatant: "mine", step: "giveUp" }, {}],
    ] as const;
    for (const [each, request, by] of next)
      expect(faultsOf(world, parseSaid(each, request, false), planned(world, each, request, by))).toEqual([]);
    expect(ROLLS.map((roll) => rollNow(world, roll).ok)).toEqual(ROLLS.map(() => true));
  });
});
