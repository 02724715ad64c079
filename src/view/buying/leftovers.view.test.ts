import { describe, expect, test } from "vitest";
import { done, must } from "../../../tests/samples/plain-requests.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import { leftoverOf } from "../../ledger/roll/bought.ts";
import { rollNow } from "../../ledger/roll/replay-roll.ts";
import { text } from "../text.ts";
import { leftoversView, takenText, usualText } from "./leftovers.view.ts";

const NOTHING = { buys: true, undo: () => true, time: null };

describe("what is left, on the card of the roll", () => {
  const world = plainTable("trifold", { rolls: [rollOf("roll", "trifold", { request: { difficulty: 0 } })] });
  const shown = (around = NOTHING) => {
    return leftoversView(world.game, leftoverOf(world.game, must(rollNow(world, "roll"))), around);
  };
  test("says how much, and offers every use with its cost", () => {
    expect(shown()?.left).toEqual(text("NORN.Leftover.left", { left: 2, had: 2 }));
    expect(shown()?.uses.map(({ use }) => use)).toEqual(["quality", "faster", "longer"]);
    expect(shown()?.uses[0]?.label).toEqual(text("NORN.Leftover.use", { what: text("NORN.Trick.trifold.quality"), cost: 1 }));
  });
  test("says nothing to those who cannot buy, while nothing is bought", () => {
    expect(shown({ ...NOTHING, buys: false })).toBeNull();
  });
  test("shows what was bought to all, each with its undo for who may", () => {
    const { id } = done(world, "spend-leftover", { roll: "roll", use: "faster" });
    expect(shown({ ...NOTHING, buys: false })).toMatchObject({
      left: text("NORN.Leftover.left", { left: 1, had: 2 }),
      bought: [{ what: text("NORN.Trick.trifold.faster"), fault: null, undoes: id }],
      uses: [],
    });
    expect(shown({ ...NOTHING, undo: () => false })?.bought[0]?.undoes).toBe("");
  });
});

describe("the time it takes", () => {
  const units = (by: number) => takenText("fate2", { kind: "units", count: 8, unit: "week", by, per: "day" });
  const weeks = text("NORN.TimeUnit.many.week", { count: 8 });
  test("F2. is the usual one, and what the margin takes off or adds", () => {
    expect(units(-2)).toEqual(text("NORN.Leftover.Time.less", { time: weeks, by: text("NORN.TimeUnit.many.day", { count: 2 }) }));
    expect(units(1)).toEqual(text("NORN.Leftover.Time.more", { time: weeks, by: text("NORN.TimeUnit.one.day") }));
    expect(units(0)).toEqual(text("NORN.Leftover.Time.takes", { time: weeks }));
  });
  test("T1. is a step, with the usual one besides if it is another", () => {
    const step = (to: string) => takenText("trifold", { kind: "step", step: to, usual: "hour" }).key;
    expect([step("hour"), step("half-hour")]).toEqual(["NORN.Leftover.Time.takes", "NORN.Leftover.Time.instead"]);
    const given = { roll: "", step: "hour", count: 1, unit: "hour", per: "hour" } as const;
    expect(usualText("trifold", given)).toEqual(text("NORN.Time.trifold.hour"));
    expect(usualText("fate2", { ...given, step: "" }).key).toBe("NORN.Leftover.Time.usual");
  });
});
