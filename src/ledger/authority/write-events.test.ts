import { describe, expect, test } from "vitest";
import { doNow } from "../../../tests/samples/do-now.ts";
import { plainHost } from "../../../tests/samples/plain-host.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";
import { ask } from "../../../tests/samples/plain-requests.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { SettlingHost } from "./ledger-host.ts";
import { writeEvents } from "./write-events.ts";

const points = (by: number, actor = "Actor.me"): LedgerEvent => ({ type: "fate-points-changed", actor, counter: "value", by });

/** Two points go from one to the other, in a world whose server does something else with a write. */
function given(otherwise: (world: ReturnType<typeof plainTable>) => Partial<SettlingHost>) {
  const world = plainTable("strands");
  const entry = world.store.entry(ask(world, "pass", {}));
  if (!entry) throw new Error("Nothing was asked.");
  const before = [world.state().actors["Actor.me"]?.fatePoints.value, world.state().actors["Actor.you"]?.fatePoints.value];
  const host = { ...plainHost(world), ...otherwise(world) };
  const done = doNow(writeEvents(host, entry, [points(-1), points(1, "Actor.you")]));
  const after = [world.state().actors["Actor.me"]?.fatePoints.value, world.state().actors["Actor.you"]?.fatePoints.value];
  return { done: done.ok || done.code, by: after.map((value, place) => (value ?? 0) - (before[place] ?? 0)) };
}

describe("an entry is written whole, or not at all", () => {
  test("debits first", () => {
    expect(given(() => ({}))).toEqual({ done: true, by: [-1, 1] });
  });
  test("what the server refuses is rolled back and refused in its words", () => {
    const refusing = (world: ReturnType<typeof plainTable>): Partial<SettlingHost> => ({
      write: (part) => {
        if (part.events.some((event) => "actor" in event && event.actor === "Actor.you")) throw new Error("No room.");
        return plainHost(world).write(part);
      },
    });
    expect(given(refusing)).toEqual({ done: "write-failed", by: [0, 0] });
  });
  test("where a manual edit takes the place of each write, that one stays and the entry is refused", () => {
    expect(given(() => ({ write: () => [] }))).toEqual({ done: "write-failed", by: [0, 0] });
  });
});
