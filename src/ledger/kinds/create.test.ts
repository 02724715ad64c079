import type { Fields } from "../../../tests/samples/ledger-entry.ts";
import { describe, expect, test } from "vitest";
import { type Asking, done, must, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { GAMES, usualWay } from "../../../tests/samples/games.ts";
import { plainTable, rollOf } from "../../../tests/samples/plain-table.ts";
import type { LedgerRoll } from "../world.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { Planned } from "../plan.ts";

type Wanted = Fields<"create">;
const FOG: Wanted = { roll: "roll", words: "Thick fog", target: "Actor.place" };
const GM: Asking = { author: "gm", actor: "" };

interface Given {
  readonly roll?: Partial<LedgerRoll>;
  readonly dials?: DialValues;
  readonly asking?: Asking;
}

function created(game: RulesetId, wanted: Wanted, { roll = {}, dials = {}, asking = {} }: Given = {}): Planned {
  const world = plainTable(game, { rolls: [rollOf("roll", game, roll)], dials, actors: [{ uuid: "Actor.far", unseen: true }] });
  return planned(world, "create", { way: usualWay(game), ...FOG, ...wanted }, asking);
}

function aspectOf(plan: Planned): Aspect {
  const [event] = must(plan).events;
  if (event?.type !== "aspect-added") throw new Error("No aspect came of it.");
  return event.aspect;
}

/** A roll of one trait against this difficulty: two above 0 on blank dice. Null: no difficulty, as with a quick roll. */
const against = (game: RulesetId, difficulty: number | null, trait = "perception"): Partial<LedgerRoll> => {
  const { request } = rollOf("roll", game);
  return {
    request: { ...request, difficulty, traits: request.traits.map((one) => ({ ...one, id: `id-${trait}`, name: trait })) },
  };
};

describe("the aspect that comes of a roll", () => {
  test.each([
    ["F3-R2. The degree of success is the level: Fair, nothing free", "fate2", {}, { level: 1, nature: "lasting", free: {} }],
    ["F3-R2. Perfection: level 4", "fate2", against("fate2", -6), { level: 4 }],
    ["S3. A maneuver's aspect is fragile, its first use free", "strands", {}, { nature: "fragile", free: { n1: 1 } }],
    ["T4. 0–1 shifts: fragile, removed by as much", "trifold", {}, { nature: "fragile", quality: 1, free: { n1: 1 } }],
    ["T4. 2 and more: rest of the scene", "trifold", against("trifold", 0), { nature: "sticky", quality: 2 }],
    ["M3. Aspects are added by actions", "marumaru", {}, { nature: "sticky", quality: null, free: {} }],
  ] as const)("%s", (_sentence, game, roll, { free, ...expected }: Partial<Omit<Aspect, "free">> & { free?: object }) => {
    const aspect = aspectOf(created(game, {}, { roll }));
    const whose = { name: "Thick fog", parent: "Actor.place", kind: "advantage", maker: "Actor.me" };
    expect(aspect).toMatchObject({ ...whose, ...expected });
    if (free) expect(Object.values(aspect.free).map(({ count }) => count)).toEqual(Object.values(free));
  });
  test.each([
    ["Perception, Reasoning or Empathy assess", "perception", "assessment"],
    ["Knowledge or Reasoning declare", "knowledge", "declaration"],
  ] as const)("S3. %s: sticky, first use free", (_sentence, trait, way) => {
    const plan = created("strands", { way }, { roll: against("strands", 1, trait) });
    expect(aspectOf(plan)).toMatchObject({ nature: "sticky" });
  });
  test("S3. With spin a maneuver's aspect may be sticky", () => {
    const spin = { roll: against("strands", -1) };
    expect(aspectOf(created("strands", { nature: "sticky" }, spin)).nature).toBe("sticky");
    const person = { nature: "sticky", target: "Actor.foe" } as const;
    expect([aspectOf(created("strands", person, spin)).nature, aspectOf(created("strands", person)).nature]).toEqual([
      "sticky",
      "fragile",
    ]);
  });
  test("S3-R8. Without spin it may be sticky on a place or a thing, and on a person where the GM says so", () => {
    const plain = { roll: against("strands", 1) };
    const on = (target: string, asking: Asking = {}) =>
      aspectOf(created("strands", { nature: "sticky", target }, { ...plain, asking })).nature;
    expect([on("Actor.place"), on("Actor.car"), on("Actor.foe"), on("Actor.me")]).toEqual([
      "sticky",
      "sticky",
      "fragile",
      "fragile",
    ]);
    expect(on("Actor.foe", { author: "gm", actor: "Actor.me" })).toBe("sticky");
  });
  test("S3-R4. The first use is its creator's, who may leave it to anyone; T4. … to one character", () => {
    const holder = (game: RulesetId, wanted: Wanted) => Object.values(aspectOf(created(game, wanted)).free)[0]?.holder;
    expect([holder("strands", { holder: "Actor.me" }), holder("strands", {})]).toEqual(["Actor.me", ""]);
    expect([holder("trifold", { holder: "Actor.you" }), holder("trifold", {})]).toEqual(["Actor.you", "Actor.me"]);
    expect(holder("trifold", { holder: "Actor.far" })).toBe("Actor.me");
  });
  test("R2. Boosts are a dial: one free use, and against one character", () => {
    const boost = { way: "boost", about: "Actor.foe" } as const;
    expect(shortPlan(created("trifold", boost))).toBe("way-unknown");
    const made = aspectOf(created("trifold", boost, { dials: { "trifold-boosts": true } }));
    expect(made).toMatchObject({ kind: "boost", nature: "fragile", about: "Actor.foe" });
  });
  test("its name and id are up to the authority", () => {
    const { facts } = must(created("strands", { aspect: "x", aspectName: "y", targetName: "z", words: "  Thick   fog " }));
    expect(facts).toMatchObject({
      aspectName: "Thick fog",
      targetName: "place",
      aspect: expect.stringMatching(/^Actor\.place\.Item\./),
    });
  });
  test.each([
    ["all saw it", {}, { hidden: false, known: {} }],
    ["only those who saw it know it", { readers: ["gm", "p1"] }, { hidden: true, known: { gm: true, p1: true } }],
    ["of a blind roll not even its author", { readers: ["gm"], blind: true }, { hidden: true, known: { gm: true } }],
  ] as const)("of a roll that %s", (_who, roll, secrecy) => {
    expect(aspectOf(created("strands", {}, { roll }))).toMatchObject(secrecy);
  });
});

describe("created by a GM", () => {
  test.each(GAMES)("%s: no roll is needed, and it may be secret", (game) => {
    const aspect = aspectOf(created(game, { roll: "", hidden: true }, { asking: GM }));
    expect(aspect).toMatchObject({ name: "Thick fog", maker: "", hidden: true });
  });
  test("level, quality and nature are the GM's, within bounds", () => {
    const wanted = { roll: "", level: 99, quality: -3, nature: "fragile" } as const;
    expect(aspectOf(created("trifold", wanted, { asking: GM }))).toMatchObject({ level: 20, quality: 0, nature: "fragile" });
  });
});

describe("why it is refused", () => {
  test.each([
    ["its carrier is deleted", { target: "Actor.gone" }, {}, "target-gone"],
    ["… or out of this player's reach", { target: "Actor.far" }, {}, "target-gone"],
    ["a player needs a roll", { roll: "" }, {}, "create-needs-roll"],
    ["the GM acts for a deleted actor", { roll: "" }, { author: "gm", actor: "Actor.gone" }, "actor-gone"],
    ["the roll is gone", { roll: "gone" }, {}, "roll-gone"],
    ["it is another player's roll", {}, { author: "p2", actor: "Actor.you" }, "not-yours"],
    ["no words", { words: " ​ " }, {}, "words-missing"],
    ["too many words", { words: "x".repeat(501) }, {}, "words-long"],
    ["S3. That trait does not declare", { way: "declaration" }, {}, "way-unknown"],
  ] as const)("%s", (_reason, wanted, asking, code) => {
    expect(shortPlan(created("strands", wanted, { asking }))).toBe(code);
  });
  test.each(["fate2", "strands", "trifold", "marumaru"] as const)("%s: R4. Only a success makes an aspect", (game) => {
    expect(shortPlan(created(game, {}, { roll: against(game, 9) }))).toBe("create-failed");
  });
  describe("R4. A roll without a difficulty", () => {
    /** The worst faces, and a quick roll's request. */
    const quick = (game: RulesetId, face: number): { readonly roll: Partial<LedgerRoll> } => {
      const { faces } = rollOf("roll", game);
      return { roll: { ...against(game, null), faces: faces.map(() => face) } };
    };
    test.each([
      ["M2. An action needs at least one hit", "marumaru", 7],
      ["S1. The default difficulty is 0", "strands", -1],
      ["T4. Locations and objects default to +0", "trifold", -1],
    ] as const)("%s: below that it makes nothing", (_sentence, game, worst) => {
      for (const target of ["Actor.place", "Actor.car", "Actor.me"])
        expect(shortPlan(created(game, { target }, quick(game, worst)))).toBe("create-failed");
    });
    test.each([
      ["marumaru", 8, { nature: "sticky" }],
      ["strands", 0, { nature: "fragile" }],
      ["trifold", 0, { nature: "sticky", quality: 2 }],
    ] as const)("%s: which it may reach", (game, face, aspect) => {
      expect(aspectOf(created(game, {}, quick(game, face)))).toMatchObject(aspect);
    });
    test.each(GAMES)("%s: on a person it needs one first", (game) => {
      expect(shortPlan(created(game, { target: "Actor.foe" }, quick(game, game === "marumaru" ? 8 : 1)))).toBe(
        "difficulty-missing",
      );
      expect(created(game, { target: "Actor.foe" }, { roll: against(game, 0) }).ok).toBe(true);
    });
  });
  test("one roll makes one aspect; undone, another", () => {
    const world = plainTable("strands");
    const { id } = done(world, "create", { ...FOG, way: "maneuver" });
    expect(shortPlan(planned(world, "create", { ...FOG, way: "maneuver" }))).toBe("created-already");
    done(world, "undo", { entry: id, on: "roll" });
    expect(planned(world, "create", { ...FOG, way: "maneuver" }).ok).toBe(true);
  });
});

describe("an aspect lands where it was aimed", () => {
  const zoneOf = (target: string): string =>
    aspectOf(created("strands", { roll: "", target, zone: "roofs" }, { asking: GM })).zone;
  test("in the zone of a situation", () => expect(zoneOf("Actor.place")).toBe("roofs"));
  test("someone has no zones", () => expect(zoneOf("Actor.you")).toBe(""));
});
