import { describe, expect, test } from "vitest";
import { type AskedKind, EXAMPLES, worldFor } from "../../tests/samples/example-of-kind.ts";
import { envelope } from "../../tests/samples/plain-messages.ts";
import { type Asking, must, planned } from "../../tests/samples/plain-requests.ts";
import { faultsOf } from "../../tests/samples/plan-faults.ts";
import type { PlainWorld } from "../../tests/samples/plain-world.ts";
import { type AnySaid, planEntry } from "./kinds.ts";
import { pendingEntry, parseRequest } from "./message.ts";
import type { Planned } from "./plan.ts";

type Fields = Readonly<Record<string, unknown>>;

const HUGE = "x".repeat(10_000);
/** What a modified client may write for anything. */
const JUNK: readonly (readonly [string, unknown])[] = [
  ["missing", undefined],
  ["null", null],
  ["nothing", ""],
  ["0", 0],
  ["a negative number", -7],
  ["half a number", 0.5],
  ["no number", Number.NaN],
  ["without end", Number.POSITIVE_INFINITY],
  ["a huge number", 1e308],
  ["the largest whole number", Number.MAX_SAFE_INTEGER],
  ["a number as text", "3"],
  ["a yes", true],
  ["a huge text", HUGE],
  ["markup", "<img src=x onerror=alert(1)>"],
  ["a list", [{}, null, HUGE, -1]],
  ["a long list", Array.from({ length: 5000 }, (_, at) => `Actor.${at}`)],
  ["a record", JSON.parse('{"__proto__":{"roll":"roll"},"length":1e9}')],
  ["a name of the language", "constructor"],
  ["another", "__proto__"],
  ["a third", "toString"],
  ["its own entry", "forged"],
  ["another roll", "against"],
  ["someone else", "Actor.foe"],
  ["a place", "Actor.place"],
  ["an aspect of someone else", "Actor.foe.Item.secret"],
];

function forged(
  world: PlainWorld,
  kind: string,
  request: unknown,
  { author = "p1", actor = "Actor.me" }: Asking,
): { readonly asked: AnySaid | null; readonly plan: Planned | null } {
  const message = parseRequest(envelope(world, "forged", author), { kind, request, actor, actorName: HUGE, game: "strands" });
  return { asked: message?.said ?? null, plan: message && planEntry(world, pendingEntry(message)) };
}

describe.each(Object.entries(EXAMPLES))("a forged request: %s", (kind, example) => {
  const known = kind as AskedKind;
  const { asks, by = {} } = example;
  /** All it may say, as the authority found it: a client may send these facts too. */
  const honest = (world: PlainWorld): Fields => {
    const asked = asks(world);
    return { ...must(planned(world, known, asked, by)).facts, ...asked };
  };
  const fields = Object.keys(honest(worldFor(example)));

  test.each(fields)("with junk for its %s: it is refused in a word, or does what can be written and read back", (field) => {
    for (const [what, value] of JUNK) {
      const world = worldFor(example);
      const request = { ...honest(world), [field]: value };
      const before = JSON.stringify(world.state());
      const { asked, plan } = forged(world, kind, request, by);
      expect([what, faultsOf(world, asked, plan), JSON.stringify(world.state()) === before]).toEqual([what, [], true]);
    }
  });
  test("by someone it is not for: refused, or nothing of another's changes", () => {
    for (const who of [
      { author: "p2", actor: "Actor.me" },
      { author: "stranger", actor: "Actor.me" },
      { author: "", actor: "" },
      { author: "constructor", actor: "constructor" },
      { author: "p1", actor: "Actor.gone" },
      { author: "p1", actor: "__proto__" },
    ]) {
      const world = worldFor(example);
      const { asked, plan } = forged(world, kind, honest(world), who);
      expect([who, faultsOf(world, asked, plan)]).toEqual([who, []]);
      // Nor is anything done in the name of a character that is not theirs.
      if (who.author !== "p1") expect([who, plan?.ok ?? false]).toEqual([who, false]);
    }
  });
});
