import { describe, expect, test } from "vitest";
import { type AskedKind, EXAMPLES, worldFor } from "../../../tests/samples/example-of-kind.ts";
import { ask, type Asking, carryOut, done, finishRemovals } from "../../../tests/samples/plain-requests.ts";

const GM: Asking = { author: "gm", actor: "" };
/** More documents than any example writes. */
const MOST_DOCUMENTS = 8;

/** The world of a kind's example, and what is asked for there. */
function exampleOf(kind: AskedKind) {
  const { asks, by: asking = {} } = EXAMPLES[kind];
  const world = worldFor(EXAMPLES[kind]);
  return { world, wanted: asks(world), asking };
}

const KINDS = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

/** Whatever happens in random games, each kind is covered by the example of its own. */
describe("each kind", () => {
  // What was undone is redone instead, and the other way round.
  test.each(KINDS.filter((kind) => kind !== "undo" && kind !== "redo"))("%s is done, undone, and redone, twice", (kind) => {
    const { world, wanted, asking } = exampleOf(kind);
    const before = world.state();
    const { id: entry } = done(world, kind, wanted, asking);
    const after = world.state();
    for (const _time of [1, 2]) {
      done(world, "undo", { entry }, GM);
      expect(world.state()).toEqual(before);
      done(world, "redo", { entry }, GM);
      expect(world.state()).toEqual(after);
    }
  });

  test.each(KINDS)("%s comes to the same when it is interrupted anywhere and finished by another client", (kind) => {
    const whole = exampleOf(kind);
    done(whole.world, kind, whole.wanted, whole.asking);
    for (let dies = 0; dies < MOST_DOCUMENTS; dies += 1) {
      const { world, wanted, asking } = exampleOf(kind);
      const id = ask(world, kind, wanted, asking);
      const dead = carryOut(world, id, { dies });
      if (dead.state === "pending") carryOut(world, id);
      else finishRemovals(world, dead);
      expect([world.store.entry(id)?.state, world.state()]).toEqual(["done", whole.world.state()]);
    }
  });
});
