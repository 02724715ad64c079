import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFixture, type Client, type Fixture, type Json } from "./table-fixture.ts";

/** Names and paths that have a meaning, so that the odd requests get far. */
const word = fc.constantFrom(
  "name",
  "type",
  "system",
  "system.strength",
  "items",
  "ownership",
  "-=system",
  "==system",
  "_id",
  "flags.a.b",
  "__proto__",
  "_stats",
);
const value = fc.oneof(
  fc.constantFrom<unknown>(
    "hero",
    "thing",
    null,
    "",
    "TinyHeroOne00001",
    -1,
    1e9,
    "abc",
    "x".repeat(5000),
    "<script>alert(1)</script>",
    [],
    {},
    true,
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const data = fc.oneof(fc.dictionary(word, value, { maxKeys: 5 }), value);
const operation = fc.record(
  {
    data: fc.oneof(fc.array(data, { maxLength: 3 }), value),
    updates: fc.oneof(fc.array(data, { maxLength: 3 }), value),
    ids: fc.oneof(fc.array(value, { maxLength: 3 }), value),
    query: data,
    parentUuid: fc.constantFrom<unknown>(
      undefined,
      null,
      "Actor.TinyHeroOne00001",
      "Scene.TinySceneHarb001.Token.TinyTokenOne0001",
      "Actor",
      "a.b.c",
      5,
    ),
    pack: fc.constantFrom<unknown>(undefined, null, "tiny-system.things", "none", 5),
    recursive: fc.constantFrom<unknown>(true, false, "no"),
    diff: fc.constantFrom<unknown>(true, false, 3),
    keepId: fc.constantFrom<unknown>(true, false, null),
  },
  { requiredKeys: [] },
);
const request = fc.record({
  type: fc.constantFrom<unknown>(
    "Actor",
    "Item",
    "ChatMessage",
    "Combat",
    "Token",
    "Setting",
    "User",
    "Wall",
    "",
    5,
    "__proto__",
    "constructor",
  ),
  action: fc.constantFrom<unknown>("get", "create", "update", "delete", "explode"),
  operation: fc.oneof(operation, value),
});

/** A world is read again in the order of its ids, whatever was created first. */
const byId = (data: unknown): Json =>
  Object.fromEntries(
    Object.entries(data as Record<string, { _id: string }[]>).map(([name, documents]) => [
      name,
      documents.toSorted((a, b) => (a._id < b._id ? -1 : 1)),
    ]),
  );

describe("odd requests", () => {
  let fixture: Fixture;
  let gm: Client;
  let one: Client;
  beforeAll(async () => {
    fixture = await startFixture();
    gm = await fixture.sit("gm");
    one = await fixture.sit("p1");
  });
  afterAll(() => fixture.end());

  it("are all answered, by a result or an error, and the world stays intact", async () => {
    await fc.assert(
      fc.asyncProperty(request, fc.boolean(), async (odd, asGM) => {
        const answer = await (asGM ? gm : one).ask("modifyDocument", odd);
        const refused = (answer["error"] as { message?: string } | undefined)?.message;
        expect(Array.isArray(answer["result"]) || (typeof refused === "string" && refused !== "")).toBe(true);
      }),
      { numRuns: 400 },
    );
    const before = byId((await gm.ask("world"))["data"]);
    await fixture.restart();
    expect(byId((await (await fixture.sit("gm")).ask("world"))["data"])).toEqual(before);
    expect(fixture.sentences.filter((sentence) => sentence.startsWith("A request failed"))).toEqual([]);
  }, 60_000);

  it("nested too deeply are refused, and the next is answered", async () => {
    const client = await fixture.sit("gm");
    let deep: Json = {};
    for (let depth = 0; depth < 1500; depth += 1) deep = { deep };
    const answer = await client.modify("Actor", "update", { updates: [{ _id: "TinyHeroTwo00001", system: deep }] });
    expect(answer.result ?? answer.error).toBeDefined();
    expect((await client.ask("world"))["userId"]).toBe("TableUserGameMst");
  });
});
