import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Generation } from "../../../server/release.data.ts";
import { documentsOf, fetchDocument, startFixture, type Client, type Fixture, type Json } from "../table-fixture.ts";

const SELF = "TableUserPlayer1";
const GM = "TableUserGameMst";
const OWN = "TinyHeroOne00001";
const OTHER = "TinyHeroTwo00001";
const SCENE = "Scene.TinySceneHarb001";
const TOKEN = "TinyTokenOne0001";

/** Ids of documents made for these tests. */
type Made = Record<"setting" | "world" | "said" | "heard" | "macro" | "combat" | "own" | "journal" | "page", string>;

/** What a player writes, and the field of which document must not become `is`. */
interface Row {
  readonly does: string;
  readonly type: string;
  readonly parent?: (made: Made) => string;
  readonly id: (made: Made) => string;
  /** The field, and the value a player may not give it. */
  readonly field: string;
  readonly value: (made: Made) => unknown;
}

const ROWS: Row[] = [
  { does: "one's own role", type: "User", id: () => SELF, field: "role", value: () => 4 },
  { does: "one's own role as text", type: "User", id: () => SELF, field: "role", value: () => "4" },
  { does: "one's own permissions", type: "User", id: () => SELF, field: "permissions", value: () => ({ SETTINGS_MODIFY: true }) },
  { does: "one's own name", type: "User", id: () => SELF, field: "name", value: () => "GM" },
  { does: "one's own password", type: "User", id: () => SELF, field: "passwordSalt", value: () => "salt" },
  { does: "the id of one's own user", type: "User", id: () => SELF, field: "_id", value: () => GM },
  { does: "the user of one's own setting", type: "Setting", id: ({ setting }) => setting, field: "user", value: () => null },
  {
    does: "the user of one's own setting, another's",
    type: "Setting",
    id: ({ setting }) => setting,
    field: "user",
    value: () => GM,
  },
  {
    does: "the id of one's own setting",
    type: "Setting",
    id: ({ setting }) => setting,
    field: "_id",
    value: ({ world }) => world,
  },
  { does: "the author of what one said", type: "ChatMessage", id: ({ said }) => said, field: "author", value: () => GM },
  { does: "that author as an object", type: "ChatMessage", id: ({ said }) => said, field: "author", value: () => ({ _id: GM }) },
  { does: "the id of what one said", type: "ChatMessage", id: ({ said }) => said, field: "_id", value: ({ heard }) => heard },
  { does: "the ownership of one's own actor", type: "Actor", id: () => OWN, field: "ownership", value: () => ({ default: 3 }) },
  { does: "a secret of one's own actor", type: "Actor", id: () => OWN, field: "system", value: () => ({ secret: "mine" }) },
  { does: "the items of one's own actor", type: "Actor", id: () => OWN, field: "items", value: () => [] },
  {
    does: "who changed one's own actor",
    type: "Actor",
    id: () => OWN,
    field: "_stats",
    value: () => ({ lastModifiedBy: GM, createdTime: 5 }),
  },
  { does: "the id of one's own actor", type: "Actor", id: () => OWN, field: "_id", value: () => OTHER },
  { does: "the author of one's own macro", type: "Macro", id: ({ macro }) => macro, field: "author", value: () => GM },
  {
    does: "the ownership of one's own macro",
    type: "Macro",
    id: ({ macro }) => macro,
    field: "ownership",
    value: () => ({ default: 3 }),
  },
  { does: "a combat's scene", type: "Combat", id: ({ combat }) => combat, field: "scene", value: () => "TinySceneHarb001" },
  { does: "whether a combat is shown", type: "Combat", id: ({ combat }) => combat, field: "active", value: () => true },
  { does: "the combatants", type: "Combat", id: ({ combat }) => combat, field: "combatants", value: () => [] },
  {
    does: "the actor of one's own combatant",
    type: "Combatant",
    parent: ({ combat }) => `Combat.${combat}`,
    id: ({ own }) => own,
    field: "actorId",
    value: () => OTHER,
  },
  {
    does: "whether one's own combatant is hidden",
    type: "Combatant",
    parent: ({ combat }) => `Combat.${combat}`,
    id: ({ own }) => own,
    field: "hidden",
    value: () => true,
  },
  {
    does: "the actor of one's own token",
    type: "Token",
    parent: () => SCENE,
    id: () => TOKEN,
    field: "actorId",
    value: () => OTHER,
  },
  { does: "the name of one's own token", type: "Token", parent: () => SCENE, id: () => TOKEN, field: "name", value: () => "x" },
  {
    does: "the ownership in one's own token",
    type: "Token",
    parent: () => SCENE,
    id: () => TOKEN,
    field: "delta",
    value: () => ({ ownership: { default: 3 } }),
  },
  {
    does: "a secret in one's own token",
    type: "Token",
    parent: () => SCENE,
    id: () => TOKEN,
    field: "delta",
    value: () => ({ system: { secret: "mine" } }),
  },
  {
    does: "the ownership of a page one owns",
    type: "JournalEntryPage",
    parent: ({ journal }) => `JournalEntry.${journal}`,
    id: ({ page }) => page,
    field: "ownership",
    value: () => ({ default: 3 }),
  },
];

/** The ways to write a field. */
const WAYS: Record<string, (field: string, value: unknown) => Json> = {
  plainly: (field, value) => ({ [field]: value }),
  "by ==": (field, value) => ({ [`==${field}`]: value }),
  "by -=": (field) => ({ [`-=${field}`]: null }),
  "by == after the same value": (field, value) => ({ [field]: null, [`==${field}`]: value }),
  "by a dotted key": (field, value) =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [`${field}.${key}`, inner]))
      : { [`${field}._id`]: value },
  "by == below it": (field, value) =>
    typeof value === "object" && value !== null
      ? { [field]: Object.fromEntries(Object.entries(value).map(([key, inner]) => [`==${key}`, inner])) }
      : { [`==${field}.id`]: value },
  "by == within ==": (field, value) => ({ [`====${field}`]: value, [`==-=${field}`]: value }),
};

describe.each<Generation>([13, 14])("S3: operators, generation %i", (generation) => {
  let fixture: Fixture;
  let gm: Client;
  let p1: Client;
  let made: Made;
  beforeAll(async () => {
    fixture = await startFixture(generation);
    gm = await fixture.sit("gm");
    p1 = await fixture.sit("p1");
    const make = async (who: Client, type: string, data: Json): Promise<Json> =>
      (await who.modify(type, "create", { data: [data] })).result?.[0] as Json;
    const combat = await make(gm, "Combat", { combatants: [{ actorId: OWN }, { actorId: OTHER }] });
    const journal = await make(gm, "JournalEntry", { name: "x", pages: [{ name: "x", type: "text", ownership: { [SELF]: 3 } }] });
    const idOf = (source: Json): string => String(source["_id"]);
    made = {
      setting: idOf(await make(p1, "Setting", { key: "tiny-system.own", value: "1", user: SELF })),
      world: idOf(await make(gm, "Setting", { key: "tiny-system.loudness", value: "1" })),
      said: idOf(await make(p1, "ChatMessage", { content: "mine" })),
      heard: idOf(await make(gm, "ChatMessage", { content: "the GM's" })),
      macro: idOf(await make(p1, "Macro", { name: "x", type: "chat", command: "x" })),
      combat: idOf(combat),
      own: idOf((combat["combatants"] as Json[])[0]!),
      journal: idOf(journal),
      page: idOf((journal["pages"] as Json[])[0]!),
    };
    await gm.modify("Actor", "update", { updates: [{ _id: OWN, system: { secret: "the GM's" } }] });
    // Every document is stored with all its fields: what no write changes stays the same to the letter.
    for (const [type, _id, parentUuid] of [
      ["User", SELF],
      ["Actor", OWN],
      ["Token", TOKEN, SCENE],
    ])
      await gm.modify(type!, "update", { diff: false, parentUuid: parentUuid ?? null, updates: [{ _id, flags: {} }] });
  });
  afterAll(() => fixture.end());

  /** Everything but what any write stamps. */
  const worldData = async (): Promise<unknown> => {
    const stamps = /^(modifiedTime|lastModifiedBy|systemVersion|coreVersion)$/;
    return JSON.parse(JSON.stringify((await gm.ask("world"))["data"], (key, value: unknown) => (stamps.test(key) ? 0 : value)));
  };

  it.each(ROWS.flatMap((row) => Object.keys(WAYS).map((way) => [row.does, way, row] as const)))(
    "S3: a player does not write %s %s",
    async (_does, way, { type, parent, id, field, value }) => {
      const before = await worldData();
      for (const options of [{}, { recursive: false }, { diff: false }]) {
        const answer = await p1.modify(type, "update", {
          ...options,
          ...(parent ? { parentUuid: parent(made) } : {}),
          updates: [{ _id: id(made), ...WAYS[way]!(field, value(made)) }],
        });
        expect(answer.result ?? answer.error).toBeDefined();
      }
      // What changes nothing may be written; nothing else may differ.
      expect(await worldData()).toEqual(before);
    },
  );

  it("S3: a document is not created in another's name, by whatever key", async () => {
    for (const [type, data] of [
      ["ChatMessage", { content: "x" }],
      ["Macro", { name: "x", type: "chat", command: "x" }],
    ] as const) {
      for (const forged of [
        { author: GM },
        { "==author": GM },
        { author: { _id: GM } },
        { "author._id": GM },
        { user: GM },
        { author: SELF, "author.id": GM },
      ]) {
        const { result } = await p1.modify(type, "create", { data: [{ ...data, ...forged, "_stats.lastModifiedBy": GM }] });
        for (const source of (result ?? []) as Json[]) {
          expect(source["author"]).toBe(SELF);
          expect((source["_stats"] as Json)["lastModifiedBy"]).toBe(SELF);
        }
      }
    }
  });

  it("S3: a world setting is not created by an operator or a dotted key", async () => {
    for (const forged of [
      { "-=user": null },
      { "==user": null },
      { user: SELF, "==user": null },
      { user: { _id: null } },
      { "user._id": GM },
    ]) {
      await p1.modify("Setting", "create", { data: [{ key: "core.permissions", value: '{"ACTOR_CREATE":[1]}', ...forged }] });
    }
    const settings = documentsOf(await gm.ask("world"), "settings").filter(({ key }) => key === "core.permissions");
    expect(settings.filter(({ user }) => user !== SELF)).toEqual([]);
  });

  it("S3: a user's own setting does not pass for the world's", async () => {
    await p1.modify("Setting", "create", {
      data: [{ key: "core.permissions", value: '{"ACTOR_CREATE":[1,2,3,4]}', user: SELF }],
    });
    await fixture.restart();
    gm = await fixture.sit("gm");
    p1 = await fixture.sit("p1");
    const { error } = await p1.modify("Actor", "create", { data: [{ name: "x", type: "hero" }] });
    expect(error?.message).toMatch(/lacks permission to create Actor/);
  });

  it("S3: a page is not put into another's journal by owning the page", async () => {
    const { error } = await p1.modify("JournalEntryPage", "create", {
      parentUuid: `JournalEntry.${made.journal}`,
      data: [{ name: "x", type: "text", ownership: { default: 3 } }],
    });
    expect(error?.message).toMatch(/lacks permission to create JournalEntryPage/);
  });

  it("S3: no operator is stored, however deep it was sent", async () => {
    await p1.modify("Actor", "update", { updates: [{ _id: OWN, "==flags": { a: { "-=b": null, "==c": { "-=d": 1, e: 2 } } } }] });
    expect((await fetchDocument(gm, "actors", OWN))!["flags"]).toEqual({ a: { c: { e: 2 } } });
    const { result } = await p1.modify("ChatMessage", "create", {
      data: [{ content: "x", flags: { "-=a": null, "==b": { c: 1 } } }],
    });
    expect((result![0] as Json)["flags"]).toEqual({ b: { c: 1 } });
  });

  it("S3: HTML is sanitized as it will be stored, not as it was sent", async () => {
    const bad = "<img src=x onerror=alert(1)>";
    const create = async (type: string, data: Json, parentUuid?: string): Promise<string> =>
      JSON.stringify((await p1.modify(type, "create", { data: [data], ...(parentUuid ? { parentUuid } : {}) })).result ?? "");
    expect(await create("ChatMessage", { content: [bad] })).not.toContain("onerror");
    expect(await create("ChatMessage", { content: { bad } })).not.toContain("onerror");
    expect(await create("ChatMessage", { "==content": bad, "flavor.x": bad })).not.toContain("onerror");
    expect(await create("ChatMessage", { type: "note", "system.text": bad })).not.toContain("onerror");
    expect(await create("Item", { name: "x", type: "thing", "system.description": bad }, `Actor.${OWN}`)).not.toContain(
      "onerror",
    );
    expect(
      await create("Item", { name: "x", type: "thing", effects: { a: { name: "x", description: bad } } }, `Actor.${OWN}`),
    ).not.toContain("onerror");
    await p1.modify("Token", "update", {
      parentUuid: SCENE,
      updates: [
        {
          _id: TOKEN,
          delta: {
            system: { notes: bad },
            items: [{ _id: "TinyItemDelta001", name: "x", type: "thing", system: { description: bad } }],
          },
        },
      ],
    });
    expect(JSON.stringify(await fetchDocument(gm, "scenes", "TinySceneHarb001"))).not.toContain("onerror");
  });
});
