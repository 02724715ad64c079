import { expect, test } from "vitest";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { POOL_LINES } from "./pool-lines.ts";

const AROUND = circumstances();

test("a change of the pool gives its reason", () => {
  const events = [{ type: "npc-pool-changed", by: -2 }] as const;
  const changed = entry("pool", "p", { by: -2, words: "A quiet evening" }, { outcome: { events } });
  expect(POOL_LINES.pool.words(changed, AROUND)).toEqual({ key: "NORN.Pool.changedFor", args: { reason: "A quiet evening" } });
  expect(POOL_LINES.pool.details(changed, AROUND)).toEqual([{ key: "NORN.Pool.by", args: { by: "−2" } }]);
  expect(POOL_LINES.pool.words(entry("pool", "p"), AROUND).key).toBe("NORN.Pool.changed");
});

test("the actor who enters the scene is named", () => {
  expect(POOL_LINES.entrance.words(entry("entrance", "e", {}, { actorName: "The spy" }), AROUND)).toEqual({
    key: "NORN.Pool.enters",
    args: { who: "The spy" },
  });
});
