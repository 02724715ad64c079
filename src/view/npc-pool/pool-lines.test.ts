import { expect, test } from "vitest";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { ENTRANCE_LINE, POOL_LINE } from "./pool-lines.ts";

const AROUND = circumstances();

test("a change of the pool gives its reason", () => {
  const events = [{ type: "npc-pool-changed", by: -2 }] as const;
  const changed = entry("pool", "p", { by: -2, words: "A quiet evening" }, { outcome: { events } });
  expect(POOL_LINE.words(changed, AROUND)).toEqual({ key: "NORN.Pool.changedFor", args: { reason: "A quiet evening" } });
  expect(POOL_LINE.details(changed, AROUND)).toEqual([{ key: "NORN.Pool.by", args: { by: "−2" } }]);
  expect(POOL_LINE.words(entry("pool", "p"), AROUND).key).toBe("NORN.Pool.changed");
});

test("the actor who enters the scene is named", () => {
  expect(ENTRANCE_LINE.words(entry("entrance", "e", {}, { actorName: "The spy" }), AROUND)).toEqual({
    key: "NORN.Pool.enters",
    args: { who: "The spy" },
  });
});
