import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchDocument, startFixture, type Answer, type Client, type Fixture, type Json } from "./table-fixture.ts";

const AMA = "TinyHeroOne00001";
const first = (answer: Answer): Json => {
  expect(answer.error).toBeUndefined();
  return (answer.result as Json[])[0]!;
};

describe("what is written", () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  it("gets an id, an owner, its defaults and its provenance from the server", async () => {
    const before = Date.now();
    const item = first(
      await gm.modify("Item", "create", {
        data: [
          { name: "Oar", type: "thing", _stats: { createdTime: 5, compendiumSource: "Compendium.a.b.Item.TinyThingRope001" } },
        ],
      }),
    );
    expect(item).toMatchObject({
      _id: expect.stringMatching(/^[A-Za-z0-9]{16}$/),
      name: "Oar",
      img: "icons/svg/item-bag.svg",
      ownership: { default: 0, TableUserGameMst: 3 },
      _stats: {
        coreVersion: "14.366",
        systemId: "tiny-system",
        systemVersion: "1.0.0",
        lastModifiedBy: "TableUserGameMst",
        compendiumSource: "Compendium.a.b.Item.TinyThingRope001",
      },
    });
    expect((item["_stats"] as Json)["createdTime"]).toBeGreaterThanOrEqual(before);
  });

  it("keeps the given id if it is free; with keepId a taken one is refused", async () => {
    const data = [{ _id: "TinyItemPlank001", name: "Plank", type: "thing" }];
    expect(first(await gm.modify("Item", "create", { data, keepId: true }))["_id"]).toBe("TinyItemPlank001");
    expect(first(await gm.modify("Item", "create", { data }))["_id"]).not.toBe("TinyItemPlank001");
    expect((await gm.modify("Item", "create", { data, keepId: true })).error?.message).toBe(
      "There is a document Item [TinyItemPlank001] already",
    );
  });

  it("is refused as a whole if one part is invalid", async () => {
    const answer = await gm.modify("Item", "create", {
      data: [
        { name: "Good", type: "thing" },
        { name: "", type: "thing" },
      ],
    });
    expect(answer.error).toMatchObject({ name: "DataModelValidationError", message: expect.stringContaining("name") });
    const { data } = (await gm.ask("world")) as { data: { items: Json[] } };
    expect(data.items.filter((item) => item["name"] === "Good")).toEqual([]);
  });

  it("is refused if its type is not declared", async () => {
    const answer = await gm.modify("Actor", "create", { data: [{ name: "x", type: "dragon" }] });
    expect(answer.error?.message).toBe('"dragon" is not a valid type for the Actor Document class. Valid types are base, hero');
  });

  it("is refused if there is no such document, parent or type", async () => {
    expect((await gm.modify("Actor", "update", { updates: [{ _id: "NoSuchActor00001" }] })).error?.message).toBe(
      "The document Actor [NoSuchActor00001] does not exist",
    );
    expect((await gm.modify("Item", "create", { parentUuid: "Actor.NoSuchActor00001", data: [] })).error?.message).toBe(
      "The document Actor.NoSuchActor00001 does not exist",
    );
    expect((await gm.modify("Wall", "create", { parentUuid: "Scene.TinySceneHarb001", data: [{}] })).error?.message).toBe(
      "The Table has no Wall documents",
    );
    expect((await gm.modify("Combatant", "create", { parentUuid: `Actor.${AMA}`, data: [{}] })).error?.message).toBe(
      "A document of type Actor holds no Combatant documents",
    );
  });

  it("keeps system data as given, with only the declared HTML fields sanitized", async () => {
    const system = {
      description: '<p onclick="x()">a</p><script>1</script>',
      pages: { a: { text: "<b>b</b><iframe></iframe>", title: "<b>&" } },
      "odd key": [1, { b: "<script>" }],
    };
    const item = first(await gm.modify("Item", "create", { data: [{ name: "Book", type: "thing", system }] }));
    expect(item["system"]).toEqual({
      description: "<p>a</p>",
      pages: { a: { text: "<b>b</b>", title: "<b>&" } },
      "odd key": [1, { b: "<script>" }],
    });
    const changed = first(
      await gm.modify("Item", "update", {
        updates: [{ _id: item["_id"], "system.description": "<img src=x onerror=alert(1)>" }],
      }),
    );
    expect(changed["system"]).toEqual({ description: '<img src="x" />' });
  });

  it("contains no files", async () => {
    const data = [{ name: "Mirror", type: "thing", system: { portrait: "data:image/png;base64,AAAA" } }];
    expect((await gm.modify("Item", "create", { data })).error?.message).toBe(
      "The Table stores no files: system.portrait of Item documents must be a path, not data",
    );
  });

  it("has its chat text sanitized", async () => {
    const message = first(
      await one.modify("ChatMessage", "create", {
        data: [{ content: '<a href="javascript:x">y</a><script>1</script>', flavor: "<i onload=x>z</i>" }],
      }),
    );
    expect(message).toMatchObject({ content: "<a>y</a>", flavor: "<i>z</i>" });
  });

  it("has its own user as the author", async () => {
    const message = first(
      await one.modify("ChatMessage", "create", { data: [{ content: "I am the GM", author: "TableUserGameMst" }] }),
    );
    expect(message["author"]).toBe("TableUserPlayer1");
    const forged = await one.modify("ChatMessage", "update", { updates: [{ _id: message["_id"], author: "TableUserPlayer2" }] });
    expect(forged.error?.message).toMatch(/^Only a gamemaster may write author of ChatMessage/);
    expect(
      first(await gm.modify("ChatMessage", "create", { data: [{ content: "x", author: "TableUserPlayer2" }] }))["author"],
    ).toBe("TableUserPlayer2");
  });

  it("leaves GM-only fields to the GM", async () => {
    expect((await one.modify("Actor", "update", { updates: [{ _id: AMA, "system.secret": "x" }] })).error?.message).toBe(
      `Only a gamemaster may write system.secret of Actor [${AMA}]`,
    );
    first(await gm.modify("Actor", "update", { updates: [{ _id: AMA, "system.secret": "hers" }] }));
    first(
      await one.modify("Actor", "update", {
        updates: [
          { _id: AMA, "system.secret": "hers", name: "Ama" },
          { _id: AMA, "system.strength": 5 },
        ],
      }),
    );
    expect(
      (await one.modify("Actor", "update", { updates: [{ _id: AMA, "==system": { strength: 5 } }] })).error?.message,
    ).toMatch(/^Only a gamemaster/);
  });

  it("contains only actual changes, and nothing if there are none", async () => {
    const actor = first(
      await gm.modify("Actor", "create", {
        data: [{ name: "Cor", type: "hero", system: { strength: 1, marks: { a: true, b: true }, tags: ["x", "y"] } }],
      }),
    );
    const id = actor["_id"];
    const change = async (changes: Json, more: Json = {}): Promise<Json | undefined> => {
      const answer = await gm.modify("Actor", "update", { updates: [{ _id: id, ...changes }], ...more });
      expect(answer.error).toBeUndefined();
      const told = (answer.result as Json[])[0];
      if (told === undefined) return undefined;
      const { _stats, ...rest } = told;
      expect(_stats).toMatchObject({ lastModifiedBy: "TableUserGameMst" });
      return rest;
    };
    expect(await change({ name: "Cor", "system.strength": 1 })).toBeUndefined();
    expect(await change({ name: "Cor", "system.strength": 2 })).toEqual({ _id: id, system: { strength: 2 } });
    expect(await change({ "system.marks.-=a": null })).toEqual({ _id: id, system: { marks: { "-=a": null } } });
    expect(await change({ "system.tags": ["z"] })).toEqual({ _id: id, system: { tags: ["z"] } });
    expect(await change({ system: { "==marks": { c: false } } })).toEqual({
      _id: id,
      system: { marks: { "-=b": null, c: false } },
    });
    expect(await change({ "system.strength": 2 }, { diff: false })).toEqual({ _id: id, system: { strength: 2 } });
    expect(await change({ system: { strength: 3 } }, { recursive: false })).toEqual({ _id: id, system: { strength: 3 } });
    expect((await fetchDocument(gm, "actors", String(id)))!["system"]).toEqual({ strength: 3 });
  });

  it("changes its type only together with its data", async () => {
    const message = first(await gm.modify("ChatMessage", "create", { data: [{ content: "x" }] }));
    const id = String(message["_id"]);
    expect((await gm.modify("ChatMessage", "update", { updates: [{ _id: id, type: "note" }] })).error?.message).toMatch(
      /^The type of ChatMessage \[\w+\] can only be changed together/,
    );
    first(await gm.modify("ChatMessage", "update", { updates: [{ _id: id, type: "note", "==system": { text: "<p>n</p>" } }] }));
    expect(await fetchDocument(gm, "messages", id)).toMatchObject({ type: "note", system: { text: "<p>n</p>" } });
  });

  it("contains embedded documents only where they belong", async () => {
    expect((await gm.modify("Actor", "update", { updates: [{ _id: AMA, items: [] }] })).error?.message).toMatch(
      /are changed by updateEmbeddedDocuments/,
    );
    const actor = first(
      await gm.modify("Actor", "create", {
        data: [
          {
            name: "Dov",
            type: "hero",
            items: [
              { name: "Hat", type: "thing" },
              { name: "Coat", type: "thing" },
            ],
          },
        ],
      }),
    );
    const items = actor["items"] as Json[];
    expect(items.map((item) => item["name"])).toEqual(["Hat", "Coat"]);
    expect(new Set(items.map((item) => item["_id"])).size).toBe(2);
    const effect = first(
      await gm.modify("ActiveEffect", "create", {
        parentUuid: `Actor.${String(actor["_id"])}.Item.${String(items[0]!["_id"])}`,
        data: [{ name: "Warm" }],
      }),
    );
    const stored = (await fetchDocument(gm, "actors", String(actor["_id"])))!["items"] as Json[];
    expect((stored[0]!["effects"] as Json[])[0]!["_id"]).toBe(effect["_id"]);
  });

  it("is written in the order received", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        (turn % 2 === 0 ? gm : one).modify("Actor", "update", {
          updates: [{ _id: AMA, flags: { "tiny-system": { [`t${turn}`]: turn, last: turn } } }],
        }),
      ),
    );
    expect(answers.every((answer) => answer.error === undefined)).toBe(true);
    const flags = ((await fetchDocument(gm, "actors", AMA))!["flags"] as Json)["tiny-system"] as Json;
    expect(Object.keys(flags)).toHaveLength(31);
    await expect.poll(() => one.heard.length).toBeGreaterThan(0);
  });

  it("reads packs by query, index and id", async () => {
    const pack = "tiny-system.things";
    expect((await one.modify("Item", "get", { pack, query: { _id: "TinyThingRope001" } })).result).toMatchObject([
      { name: "Rope", system: { weight: 2 } },
    ]);
    expect((await one.modify("Item", "get", { pack, query: { _id__in: ["TinyThingLamp001", "x"] } })).result).toMatchObject([
      { name: "Lamp" },
    ]);
    expect(
      (await one.modify("Item", "get", { pack, query: { name: "Rope" }, index: true, indexFields: ["system.weight"] })).result,
    ).toEqual([
      {
        _id: "TinyThingRope001",
        name: "Rope",
        type: "thing",
        img: "icons/svg/item-bag.svg",
        system: { weight: 2 },
        uuid: "Compendium.tiny-system.things.Item.TinyThingRope001",
      },
    ]);
    expect((await one.modify("Item", "get", { pack: "tiny-system.none" })).error?.message).toBe(
      "There is no compendium pack tiny-system.none",
    );
  });
});
