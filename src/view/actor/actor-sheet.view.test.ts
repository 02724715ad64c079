import { describe, expect, test } from "vitest";
import { LANTERN } from "../../../tests/fixtures/fifth-game/lantern.ts";
import { GAMES } from "../../../tests/samples/games.ts";
import { lockedTo } from "../../../tests/samples/an-aspect.ts";
import { aspectSource } from "../../../tests/samples/aspect-input.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { newActor } from "../../rules/snapshot.ts";
import type { Trait } from "../../rules/traits/trait.ts";
import { type ActorSheetView, actorSheetView } from "./actor-sheet.view.ts";
import { nextRole } from "./aspects/aspects.view.ts";
import type { AspectInput, SheetFlags, SheetInput } from "./sheet-input.ts";

const FLAGS: SheetFlags = { editable: true, editing: false, words: true, expanded: new Set(), descriptions: {} };

function trait(key: string, rank: number | null, group: string, own: Partial<Trait> = {}): Trait {
  return {
    id: `id-${key}`,
    uuid: `Actor.a.Item.id-${key}`,
    name: key,
    key,
    group,
    rank,
    start: null,
    experience: 0,
    specialty: false,
    ...own,
  };
}

function source(own: {
  traits?: Trait[];
  aspects?: AspectInput[];
  type?: string;
  tier?: string;
  points?: number;
  debt?: number;
}): SheetInput {
  const { traits = [], aspects = [], type = "character", tier = "", points = 3, debt = 0 } = own;
  return {
    pointsAhead: null,
    actor: newActor({
      id: "a",
      uuid: "Actor.a",
      name: "Ina",
      type,
      tier,
      size: 0,
      traits,
      aspects,
      tracks: [],
      fatePoints: { value: points, refresh: 0, debt, held: 0 },
    }),
    img: "",
    summary: "",
    aspects,
    things: [],
    elsewhere: [],
    links: [],
    members: [],
    heals: false,
    out: "",
    scene: "",
    scenes: [],
    everywhere: false,
  };
}

function view(game: RulesetId, own: Parameters<typeof source>[0], flags: Partial<SheetFlags> = {}): ActorSheetView {
  return actorSheetView(source(own), rulesetById(game), {}, { ...FLAGS, ...flags }, "play");
}

describe("adding a trait", () => {
  const labels = (open: boolean, editing: boolean) => {
    const { traits, ...fate2 } = rulesetById("fate2");
    const groups = traits.groups.map((group) => ({ ...group, open }));
    const own = source({ traits: [trait("alertness", 2, groups[0]?.id ?? "")] });
    const shown = actorSheetView(own, { ...fate2, traits: { ...traits, groups } }, {}, { ...FLAGS, editing }, "play").traits;
    return [shown.addLabel, ...shown.groups.map((group) => group.addLabel)].filter((label) => label !== null).length > 0;
  };
  test("Lantern lists all it has: nothing is added to its closed groups", () => {
    const own = source({ traits: [trait("kindle", 2, "sky")] });
    const { heading, addLabel, groups } = actorSheetView(own, LANTERN, {}, { ...FLAGS, editing: true }, "play").traits;
    expect([heading.key, addLabel, ...groups.map((group) => group.addLabel)]).toEqual([
      "NORN.TraitNoun.lantern.approaches.name",
      null,
      ...groups.map(() => null),
    ]);
  });
  test.each([false, true])("is offered in a group that is open, and in no closed one; editing: %s", (editing) => {
    expect([labels(true, editing), labels(false, editing)]).toEqual([true, false]);
  });
});

describe("aspects", () => {
  test("in fate2 an aspect has as many boxes as levels, and its word", () => {
    const [card] = view("fate2", { aspects: [aspectSource("a", { level: 3, checked: 2 })] }).aspects.cards;
    expect(card?.boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
    expect(card?.word).toEqual({ key: "NORN.Ladder.fate2.great" });
  });

  test("F3. the aspects of an NPC in shorthand are its skills: each can be rolled, but for a goal", () => {
    const aspects = [aspectSource("Mercenary", { level: 2 }), aspectSource("Captain", { role: "goal" })];
    const rolls = (tier: string, flags: Partial<SheetFlags> = {}): boolean[] =>
      view("fate2", { type: "npc", tier, aspects }, flags).aspects.cards.map((card) => card.rolls);
    expect([rolls("aspect-shorthand"), rolls("minion")]).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(rolls("aspect-shorthand", { editable: false })).toEqual([false, false]);
  });

  test("in the other games it has neither", () => {
    const [card] = view("trifold", { aspects: [aspectSource("a", { level: 3 })] }).aspects.cards;
    expect([card?.boxes, card?.word]).toEqual([[], null]);
  });

  test.each([
    ["strands", { persistent: true }, ["persistent"]],
    ["trifold", { persistent: true }, []],
    ["trifold", { lock: lockedTo({}) }, ["locked"]],
    ["strands", { lock: lockedTo({}) }, []],
    [
      "marumaru",
      { nature: "fragile", freeOf: [{ id: "f", count: 2, holder: "", mine: true }], hidden: true },
      ["fragile", "free", "hidden"],
    ],
    ["trifold", { quality: 3, aboutName: "Ines", makerName: "Ina" }, ["quality", "about", "maker"]],
  ] as const)("in %s, %j shows the badges %j", (game, own, badges) => {
    expect(view(game, { aspects: [aspectSource("a", own)] }).aspects.cards[0]?.badges.map(({ id }) => id)).toEqual(badges);
  });

  test("a known role is the label, a role of another game is not", () => {
    const labels = (game: RulesetId): string[] =>
      view(game, { aspects: [aspectSource("a", { role: "concept" })] }).aspects.cards.map(({ label }) => label.key);
    expect([labels("trifold"), labels("marumaru")]).toEqual([
      ["NORN.Aspect.Role.trifold.concept"],
      ["NORN.Aspect.Kind.character"],
    ]);
  });

  test("temporary aspects come last, whatever the order", () => {
    const aspects = [
      aspectSource("hurt", { kind: "consequence" }),
      aspectSource("own"),
      aspectSource("knack", { kind: "specialty" }),
    ];
    expect(view("strands", { aspects }).aspects.cards.map(({ id }) => id)).toEqual(["own", "knack", "hurt"]);
  });

  test("while editing, each aspect the game expects and the player has not written has its place", () => {
    const aspects = [aspectSource("a", { role: "identity" })];
    const roles = (editing: boolean): string[] =>
      view("marumaru", { aspects }, { editing }).aspects.slots.map(({ role }) => role);
    expect([roles(true), roles(false)]).toEqual([["origin", "bond", "drive", "flaw"], []]);
  });

  test("a role that takes any number has a place for the first: the first aspect of a life is not taken for the goal", () => {
    const roles = (...filled: readonly string[]): string[] => {
      const aspects = filled.map((role) => aspectSource(role, { role }));
      return view("fate2", { aspects }, { editing: true }).aspects.slots.map(({ role }) => role);
    };
    expect([roles(), roles("life"), roles("goal")]).toEqual([["life", "goal"], ["goal"], ["life"]]);
  });

  test.each([
    ["fate2", [], "life"],
    ["trifold", [], "concept"],
    ["trifold", ["concept", "trouble"], "link"],
    ["marumaru", ["identity", "origin", "bond", "drive", "flaw"], undefined],
  ] as const)("in %s one more aspect after %j is %s", (game, roles, next) => {
    const aspects = roles.map((role) => ({ role, kind: "character" as const }));
    expect(nextRole(aspects, rulesetById(game), { type: "character", size: 0 })?.id).toBe(next);
  });

  test("a long text is folded", () => {
    const [card] = view("trifold", { aspects: [aspectSource("a", { name: "x".repeat(5000) })] }).aspects.cards;
    expect([card?.long, card?.foldable, card?.expanded]).toEqual([true, true, false]);
    expect(card?.short.length).toBeLessThanOrEqual(60);
  });

  test("an empty list says what to do, to those who can do it", () => {
    const empty = (editable: boolean): string | undefined => view("trifold", {}, { editable }).aspects.empty?.key;
    expect([empty(true), empty(false)]).toEqual(["NORN.Sheet.Aspects.empty", "NORN.Sheet.Aspects.none"]);
  });
});

describe("traits", () => {
  test("games with a ladder show bought traits by rank, gaps included, and the others in one line", () => {
    const traits = [trait("lore", 3, "academic"), trait("art", 0, "artistic"), trait("hide", -1, "criminal")];
    const { rungs, rest, groups } = view("fate2", { traits }).traits;
    expect(rungs.map(({ rank, rows }) => [rank, rows.map(({ name }) => name)])).toEqual([
      [3, ["lore"]],
      [2, []],
      [1, []],
      [0, ["art"]],
    ]);
    expect(rest?.rows.map(({ id }) => id)).toContain("id-hide");
    expect(groups).toEqual([]);
  });

  test("T2. built by rank, the ladder goes from the cap down to the lowest rank bought, and holds each trait once", () => {
    const traits = [trait("might", 3, "skills"), trait("stealth", 1, "skills")];
    const flags = { editing: true, expanded: new Set(["build"]) };
    const { build, groups } = view("trifold", { traits }, flags).traits;
    expect(build?.rungs.map(({ rank, field, rows }) => [rank, field, rows.map(({ name }) => name)])).toEqual([
      [4, "rungs.4", []],
      [3, "rungs.3", ["might"]],
      [2, "rungs.2", []],
      [1, "rungs.1", ["stealth"]],
    ]);
    expect([build?.rest.rank, groups]).toEqual([0, []]);
    expect(build?.names.length).toBe(2 + (build?.rest.rows.length ?? 0));
    expect(view("trifold", { traits }, { editing: true }).traits.build).toBeNull();
    const odd = view("trifold", { traits: [trait("might", null, "skills"), trait("stealth", -90, "skills")] }, flags).traits
      .build;
    expect(odd?.rest.rows.map(({ name }) => name).slice(0, 2)).toEqual(["might", "stealth"]);
    expect(view("marumaru", { traits: [trait("might", 3, "skills")] }, flags).traits.ways).toBeNull();
  });

  test("a rank far beyond the ladder does not draw empty rungs", () => {
    const traits = [trait("lore", 1_000_000_000, "academic"), trait("art", 1, "artistic")];
    expect(view("fate2", { traits }).traits.rungs.map(({ rank }) => rank)).toEqual([1_000_000_000, 1]);
  });

  test("a listed trait that is not written on the sheet has the default rank of its group", () => {
    const { groups } = view("marumaru", { traits: [trait("wits", 3, "mental")] }).traits;
    const mental = groups.find(({ id }) => id === "mental");
    expect(mental?.rows.map(({ id, rank, virtual }) => [id, rank, virtual])).toEqual([
      ["id-wits", 3, false],
      ["key:intellect", 1, true],
      ["key:resolve", 1, true],
    ]);
  });

  test("only a full character has the listed traits it was not given", () => {
    expect(view("marumaru", { type: "npc" }).traits.groups).toEqual([]);
  });

  test("strands and marumaru show columns of fixed groups; open groups are lists", () => {
    const layouts = (game: RulesetId): string[] =>
      view(game, { traits: [trait("fire", 1, "affinity")] }).traits.groups.map(({ layout }) => layout);
    expect([layouts("strands"), layouts("marumaru")]).toEqual([
      ["columns", "columns", "columns", "list"],
      ["columns", "columns", "columns", "list"],
    ]);
  });

  test('not applicable" is shown as a rank of its own: it cannot be rolled, and its field is empty', () => {
    const { rungs } = view("trifold", { traits: [trait("might", null, "skills")] }).traits;
    expect(rungs.at(-1)).toMatchObject({ rank: null, rows: [{ rollable: false, input: "", number: "–" }] });
  });

  test("those who may only read the sheet cannot roll", () => {
    const { rungs } = view("trifold", { traits: [trait("might", 2, "skills")] }, { editable: false }).traits;
    expect(rungs[0]?.rows[0]?.rollable).toBe(false);
  });

  test("words of the ladder can be switched off", () => {
    const { rungs } = view("trifold", { traits: [trait("might", 2, "skills")] }, { words: false }).traits;
    expect([rungs[0]?.number, rungs[0]?.word]).toEqual(["+2", null]);
  });

  test("a rank above the top of the ladder keeps its number; the word says how far above", () => {
    const { rungs } = view("fate2", { traits: [trait("lore", 8, "academic")] }).traits;
    expect(rungs[0]?.word).toEqual({
      key: "NORN.Sheet.BeyondLadder",
      args: { word: { key: "NORN.Ladder.fate2.legendary" }, surplus: "+2" },
    });
  });

  test("traits with a finding are marked", () => {
    const traits = [trait("might", 2, "skills"), trait("craft", 2, "skills")];
    const sheet = view("trifold", { traits });
    expect(sheet.audit?.state).toBe("wrong");
    expect(sheet.traits.rungs[0]?.rows.map(({ wrong }) => wrong)).toEqual([true, true]);
  });
});

describe("the audit", () => {
  const crowded = [trait("might", 2, "skills"), trait("craft", 2, "skills")];
  test.each([
    ["open where something is wrong", crowded, {}, true],
    ["shut where a person shut it", crowded, { expanded: new Set(["audit"]) }, false],
    ["open while editing", [], { editing: true }, true],
    ["shut in play", [], {}, false],
  ] as const)("is shown %s", (_, traits, flags, open) => {
    expect(view("trifold", { traits: [...traits] }, flags).audit?.open).toBe(open);
  });
});

describe("points and tracks", () => {
  test.each([
    [0, 0],
    [3, 3],
    [10, 10],
    [11, 0],
  ])("%d fate points are drawn as %d coins", (points, coins) => {
    expect(view("fate2", { points }).header.points?.coins).toHaveLength(coins);
  });

  test.each([
    ["fate2", []],
    ["strands", ["refresh", "debt"]],
    ["trifold", []],
    ["marumaru", ["held"]],
  ] as const)("%s also shows %j", (game, others) => {
    expect(view(game, {}).header.points?.others.map(({ id }) => id)).toEqual(others);
  });

  test.each([
    ["strands", 2, 1, true],
    ["strands", 2, 0, false],
    ["strands", 0, 1, false],
    ["trifold", 2, 1, false],
  ] as const)("%s: with %i points, %i owed can be paid back: %s", (game, points, debt, payable) => {
    expect(view(game, { points, debt }).header.points?.payable).toBe(payable);
  });

  test("box names are those of the stored boxes", () => {
    const [wounds] = view("fate2", {}).tracks.tracks;
    expect(wounds?.rows[1]?.boxes.map(({ name }) => name)).toEqual([
      "tracks.wounds.hurt-0",
      "tracks.wounds.hurt-1",
      "tracks.wounds.hurt-2",
    ]);
  });

  test("a track the campaign has named is called so", () => {
    const dials = { "strands-tracks": { social: { name: "Standing", group: "renewable", removed: false } } };
    const { tracks } = actorSheetView(source({}), rulesetById("strands"), dials, { ...FLAGS, editing: true }, "play").tracks;
    expect(tracks.map(({ heading }) => heading.args?.["name"])).toEqual([undefined, undefined, "Standing"]);
  });

  test("a track without a box is shown while it is edited; without any, play says so", () => {
    const shown = (game: RulesetId, editing: boolean): unknown => {
      const { tracks } = actorSheetView(source({}), rulesetById(game), {}, { ...FLAGS, editing }, "play");
      return [tracks.tracks.map(({ id }) => id), tracks.bare];
    };
    expect(shown("marumaru", false)).toEqual([["injuries", "resonance"], false]);
    expect(shown("marumaru", true)).toEqual([["injuries", "armor", "resonance"], false]);
    expect(shown("strands", false)).toEqual([[], true]);
  });

  test("one track of several rows is one line; three of them are side by side", () => {
    expect(view("fate2", {}).tracks.tracks.map(({ flat, wide }) => [flat, wide])).toEqual([[true, true]]);
    const traits = [trait("strength", 3, "physical"), trait("willpower", 3, "mental"), trait("persuasion", 2, "social")];
    const strands = view("strands", { traits });
    expect(strands.tracks.tracks.map(({ flat }) => flat)).toEqual([false, false, false]);
  });
});

describe("unreasonable numbers, from an import", () => {
  test.each(GAMES)("%s draws them anyway", (game) => {
    const far = 1_000_000_000;
    const traits = rulesetById(game)
      .traits.list.slice(0, 4)
      .map(({ key, group }) => trait(key, far, group));
    const own = source({ traits, aspects: [aspectSource("a", { level: far, checked: far })], points: far });
    const tracks = ["physical", "wounds", "health", "armor"].map((id) => ({ id, boxes: [], bonus: far }));
    const sheet = actorSheetView({ ...own, actor: { ...own.actor, size: far, tracks } }, rulesetById(game), {}, FLAGS, "play");
    const boxes = sheet.tracks.tracks.flatMap(({ rows }) => rows.flatMap((row) => row.boxes));
    expect(boxes.length).toBeLessThan(1000);
    expect(sheet.aspects.cards[0]?.boxes.length).toBeLessThan(100);
    expect(sheet.audit?.state).toBe("wrong");
  });
});
