import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Break } from "../../rules/breaks/break-rules.ts";
import { breakLines } from "../../rules/breaks/at-break.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { breakChangeText } from "./break-change-text.ts";
import { type BreakActor, breakList } from "./break-list.view.ts";
import { readBreakForm } from "./read-break-form.ts";

const { fate2, strands } = RULESETS;

const person = (name: string, played: boolean, out = false): BreakActor => ({
  uuid: `Actor.${name}`,
  key: `Actor-${name}`,
  name,
  played,
  out,
});
const points = (name: string, value: number) =>
  actor({ uuid: `Actor.${name}`, fatePoints: { value, refresh: 6, debt: 0, held: 0 } });

function listed(at: Break, actors: readonly BreakActor[], except: ReadonlySet<string> = new Set()) {
  const aspects = [anAspect({ uuid: "Actor.Zoe.Item.a", parent: "Actor.Zoe", name: "Off balance", nature: "fragile" })];
  const playerCharacters = [points("Ann", 2), points("Bob", 6)];
  const playState = { playerCharacters, actors: playerCharacters, aspects, npcPool: 0 };
  const lines = breakLines(playing(strands), playState, at);
  return breakList(strands, {}, { at, lines, actors, except });
}

describe("a track in a break's line", () => {
  const line = (name?: string) =>
    breakChangeText(
      { kind: "track", aspectName: "", counts: [{ what: "own-mana", ...(name && { name }), from: 3, to: 0 }] },
      "strands",
    );
  test("has the campaign's name, else the game's", () => {
    expect(line("Mana").args?.["track"]).toEqual({ key: "NORN.Named", args: { name: "Mana" } });
    expect(line().args?.["track"]).toEqual({ key: "NORN.Track.strands.own-mana" });
  });
});

describe("what a break will change", () => {
  const actors = [person("Zoe", false), person("Bob", true), person("Ann", true), person("Old", true, true)];

  test("players’ characters come first, unchanged actors are left out, and excluded ones can be included again", () => {
    const { groups } = listed("session", actors);
    expect(groups.map(({ name, out }) => [name, out])).toEqual([
      ["Ann", false],
      ["Old", true],
      ["Zoe", false],
      [null, false],
    ]);
    expect(listed("scene", actors).groups.map(({ name }) => name)).toEqual(["Old", "Zoe"]);
  });
  test("each line says the number before and after", () => {
    const [ann, , , pool] = listed("session", actors).groups;
    expect(ann?.lines[0]?.text).toEqual({ key: "NORN.Break.Change.value", args: { from: 2, to: 6 } });
    expect(pool?.lines[0]?.text).toEqual({ key: "NORN.Break.Change.pool", args: { from: 0, to: 8 } });
  });
  test("the button does not count what is left out", () => {
    const { button, groups } = listed("session", actors, new Set(["pool", "Actor-Zoe-Item-a-gone"]));
    expect(button.key).toBe("NORN.Break.goOne");
    expect(groups.at(-1)?.lines[0]?.ticked).toBe(false);
    expect(listed("session", actors).button.args?.["count"]).toBe(3);
  });
  test("says so if nothing changes", () => {
    const steady = actors.filter(({ name }) => name === "Bob");
    expect(breakList(strands, {}, { at: "scene", lines: [], actors: steady, except: new Set() })).toMatchObject({
      empty: true,
      button: { key: "NORN.Break.goNone" },
    });
    expect(breakList(fate2, {}, { at: "session", lines: [], actors: [], except: new Set() }).groups).toEqual([]);
  });
});

test("unticked boxes are left out: lines this time, actors until they are ticked again", () => {
  const form = { at: "scene", "line.a-points": true, "line.pool": false, "in.Actor-a": false, "in.Actor-b": true, by: 1 };
  const { at, except, out } = readBreakForm(form);
  expect([at, [...except], out]).toEqual(["scene", ["pool"], { "Actor-a": true, "Actor-b": false }]);
  expect(readBreakForm({ at: null }).at).toBe("");
});
