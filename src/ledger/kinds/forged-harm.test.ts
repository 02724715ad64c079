import { describe, expect, test } from "vitest";
import { envelope } from "../../../tests/samples/plain-messages.ts";
import { type Asking, must, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { rollOf } from "../../../tests/samples/plain-table.ts";
import type { PlainWorld } from "../../../tests/samples/plain-world.ts";
import { ATTACKER, CONCEDER, struckInStrands } from "../../../tests/samples/struck-in-strands.ts";
import { NO_ARMS } from "../../rules/harm/harm-rules.ts";
import { eventTarget } from "../changes/event-target.ts";
import { planEntry } from "../kinds.ts";
import { pendingEntry, parseRequest } from "../message.ts";
import type { Planned } from "../plan.ts";

type Fields = Readonly<Record<string, unknown>>;
type Attempt = readonly [PlainWorld, "harm" | "defend", Fields];

/** What a modified client may send: read as any message is. Null where it cannot be read at all. */
function forged([world, kind, request]: Attempt, { author = "p2", actor = "Actor.you" }: Asking = CONCEDER): Planned | null {
  const message = parseRequest(envelope(world, "forged", author), { kind, request, actor, actorName: "", game: "strands" });
  return message && planEntry(world, pendingEntry(message));
}

const HUGE = "x".repeat(100_000);
/** No field takes any of these for what it should be. */
const JUNK: readonly (readonly [string, unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["a number", 7],
  ["no number", Number.NaN],
  ["a huge number", 1e308],
  ["a yes", true],
  ["a huge text", HUGE],
  ["a list", [{}, null, HUGE]],
  ["a record", { __proto__: { roll: "roll" }, length: 1e9 }],
];

const HARM: Fields = {
  roll: "roll",
  target: "Actor.you",
  chosen: [],
  names: ["Cut", "Broken", "Lost", "Gone"],
  byItself: true,
};
const DEFEND: Fields = { roll: "attack", target: "Actor.you", opposing: "parry", defense: "usual", total: null };

/** p1's attack has hit p2's character ("roll"); another waits for their defense ("attack"), for which they have rolled ("parry"). */
function struck(): PlainWorld {
  const world = struckInStrands();
  const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  world.addRoll(rollOf("attack", "strands", { targets: ["Actor.you"], attack, request: { difficulty: null } }));
  world.addRoll(
    rollOf("parry", "strands", { actor: "Actor.you", author: "p2", madeFor: "attack", request: { difficulty: null } }),
  );
  return world;
}

describe.each([
  ["harm", HARM, ["targetName", "opposing", "consequences", "amount", "outcome", "boxes", "takenOut"]],
  ["defend", DEFEND, ["targetName", "weapon", "armor"]],
] as const)("a forged %s", (kind, honest, found) => {
  const plain = must(forged([struck(), kind, honest]) ?? { ok: false, code: "unread", args: {} });

  test("can be honest", () => expect(plain.events.every((event) => eventTarget(event).startsWith("Actor.you"))).toBe(true));

  describe.each([...Object.keys(honest), ...found])("with %s", (field) => {
    test.each(JUNK)("that is %s does no more than an honest one", (_, value) => {
      const world = struck();
      const before = world.state();
      const plan = forged([world, kind, { ...honest, [field]: value }]);
      expect(world.state()).toEqual(before);
      if (!plan?.ok) return;
      // It may be taken in another way, but only by the one who is hit, and for what the dice show.
      expect(plan.value.events.every((event) => eventTarget(event).startsWith("Actor.you"))).toBe(true);
      expect(JSON.stringify(plan.value).length).toBeLessThan(20_000);
    });
  });

  test("what the authority finds is not taken from the client", () => {
    const forgery = { targetName: "Nobody", amount: 99, outcome: "dead", boxes: ["extreme-0"], takenOut: true, total: 99 };
    const arms = { weapon: { name: "Sword", weapon: 20 }, armor: { name: "Plate", armor: 20 } };
    const plan = forged([struck(), kind, { ...honest, ...forgery, ...(kind === "defend" && arms) }]);
    expect(plan?.ok && plan.value).toEqual(plain);
  });

  test.each([
    ["by another player", ATTACKER],
    ["by another player, for the one who is hit", { author: "p1", actor: "Actor.you" }],
    ["by a stranger", { author: "stranger", actor: "Actor.you" }],
    ["for someone who is gone", { author: "p2", actor: "Actor.gone" }],
  ] as const)("%s is refused", (_, who) => {
    const plan = forged([struck(), kind, { ...honest, byItself: false }], who);
    // A defense is always the target's own: whom the entry names does not matter.
    const own = kind === "defend" && who.author === "p2";
    expect(plan?.ok).toBe(own);
  });

  test.each(["Actor.me", "Actor.foe", "Actor.place", "Actor.gone", "", "Actor.you.Item.quick"])("on %s is refused", (target) =>
    expect(forged([struck(), kind, { ...honest, target }])?.ok ?? false).toBe(false),
  );

  test.each(["", "nowhere", "parry", "forged"])("on the roll “%s” is refused", (roll) =>
    expect(forged([struck(), kind, { ...honest, roll }])?.ok ?? false).toBe(false),
  );
});

test.each([
  ["another's roll", "roll", "not-yours"],
  ["a roll that is gone", "nowhere", "roll-gone"],
] as const)("a defense with %s is refused", (_, opposing, code) => {
  const plan = forged([struck(), "defend", { ...DEFEND, opposing }]);
  expect(plan && shortPlan(plan)).toBe(code);
});
test("a player cannot say what an unrolled defense shows", () => {
  const plan = forged([struck(), "defend", { ...DEFEND, opposing: "", total: 20 }]);
  expect(plan && shortPlan(plan)).toBe("defense-unrolled");
});
