import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { feature } from "../../../tests/samples/feature.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { breakLines } from "./at-break.ts";
import type { Break } from "./break-rules.ts";

const used = actor({
  tracks: [{ id: "uses-stunt", boxes: ["use-0", "use-1"], bonus: 0 }],
  features: [feature([], { uses: { most: 3, spent: 2, at: "scene" } })],
});

function at(which: Break, who = used) {
  const state = { playerCharacters: [], actors: [who], aspects: [], npcPool: 0 };
  const lines = breakLines({ ruleset: RULESETS.strands, dials: {} }, state, which);
  return lines.filter(({ kind }) => kind === "uses");
}

describe("uses come back at the break they name (S4, F9)", () => {
  test("the end of the scene brings them all, in one line with the name", () => {
    expect(at("scene")).toMatchObject([{ counts: [{ name: "Silver Tongue", from: 1, to: 3 }] }]);
    expect(at("scene")[0]?.events).toHaveLength(2);
  });
  test("R3. so does a longer break", () => {
    expect(at("session")).toHaveLength(1);
  });
  test("what comes back with a session does not with a scene, and what never does with neither", () => {
    const of = (when: Break | "") => ({ ...used, features: [feature([], { uses: { most: 3, spent: 2, at: when } })] });
    expect([at("scene", of("session")), at("session", of(""))]).toEqual([[], []]);
  });
});
