import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { DialValues } from "../dials/dial-values.ts";
import { boxIds } from "../harm/fill-boxes.ts";
import type { Wound } from "../harm/harm-rules.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { breakLines } from "./at-break.ts";
import { type Break, breaksWithin } from "./break-rules.ts";

const NON_LETHAL = { "fate2-non-lethal": true };

/** Everyone's track in each game, and the consequences that can come with it. */
const HURT = {
  fate2: { track: "wounds", severities: [] },
  strands: { track: "physical", severities: ["minor", "major", "severe", "extreme", "defeated"] },
  trifold: { track: "health", severities: ["minor", "moderate", "significant"] },
  marumaru: { track: "injuries", severities: ["maimed"] },
} as const;
type Game = keyof typeof HURT;

/** Someone with every box checked, and these consequences. */
function wounded(game: Game, dials: DialValues, severities: readonly string[]) {
  const { track } = HURT[game];
  const ruleset: Ruleset = RULESETS[game];
  const whole: ActorSnapshot = actor({ tracks: [{ id: track, boxes: [], bonus: 2 }] });
  const layouts = ruleset.tracks(whole, dials);
  const boxes = layouts.filter(({ id }) => id === track).flatMap(({ rows }) => rows.flatMap(boxIds));
  const consequences = severities.map((severity) =>
    anAspect({ uuid: `Item.${severity}`, name: severity, kind: "consequence", severity, track, parent: whole.uuid }),
  );
  return { actor: { ...whole, tracks: [{ id: track, boxes, bonus: 2 }] }, layouts, consequences };
}

/** What a break clears: rows, and consequences in quotes. */
function clearedAt(game: Game, at: Break, dials: DialValues = {}, severities: readonly string[] = HURT[game].severities) {
  const { actor: who, consequences } = wounded(game, dials, severities);
  const state = { playerCharacters: [], actors: [who], aspects: consequences, npcPool: 0 };
  const cleared = breakLines(playing(RULESETS[game], dials), state, at).flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.type === "aspect-removed") return [`“${event.aspect.name}”`];
      return event.type === "track-box-cleared" ? [event.box.slice(0, event.box.lastIndexOf("-"))] : [];
    }),
  );
  return [...new Set(cleared)];
}

describe("what heals at a break is listed there, consequences too", () => {
  test.each([
    ["FATE 2.0: clipped and hurt end with the scene (F8)", "fate2", "scene", {}, ["clipped", "hurt"]],
    ["injuries that are not lethal do too (F8)", "fate2", "scene", NON_LETHAL, ["clipped", "hurt", "injured"]],
    ["Strands: rows with a consequence stay after the scene (S5)", "strands", "scene", {}, []],
    ["Minor and its row go after a rest (S5)", "strands", "rest", {}, ["“minor”", "minor"]],
    ["a session brings a rest with it (S5)", "strands", "session", {}, ["“minor”", "minor"]],
    ["Tri-Fold: stress and minor consequences end with the scene (T4)", "trifold", "scene", {}, ["“minor”", "stress"]],
    ["moderate ones with the session (T4)", "trifold", "session", {}, ["“minor”", "“moderate”", "stress"]],
    ["significant ones with the story (T4)", "trifold", "story", {}, ["“minor”", "“moderate”", "“significant”", "stress"]],
    ["M4-R6: in Marumaru nothing heals by itself", "marumaru", "session", {}, []],
  ] as const)("%s", (_, game, at, dials, expected) => {
    expect(clearedAt(game, at, dials)).toEqual(expected);
  });
  test("Strands: rows without a consequence clear with the scene (S5)", () => {
    expect(clearedAt("strands", "scene", {}, ["major"])).toEqual(["minor", "severe", "extreme", "defeated"]);
  });
});

test.each([
  ["fate2", {}],
  ["fate2", NON_LETHAL],
  ["strands", {}],
  ["trifold", {}],
  ["marumaru", {}],
] as const)("law: breaks clear what recovers at them, and nothing else (%s %o)", (game, dials) => {
  const { ruleset } = playing(RULESETS[game], dials);
  const nameOf = ({ row, aspect }: Wound): string[] => [
    ...(row === "" ? [] : [row]),
    ...(aspect === "" ? [] : [`“${aspect.replace("Item.", "")}”`]),
  ];
  for (const severities of [[], HURT[game].severities, HURT[game].severities.slice(0, 1)])
    for (const at of ruleset.breaks.known(dials)) {
      const recovered = ruleset.harm?.recoveries(wounded(game, dials, severities), dials) ?? [];
      const here = recovered.filter((one) => one.at !== null && breaksWithin(at).includes(one.at));
      const expected = here.flatMap(({ wound }) => nameOf(wound)).toSorted();
      expect([at, ...clearedAt(game, at, dials, severities).toSorted()]).toEqual([at, ...expected]);
    }
});
