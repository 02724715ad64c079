import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unlistedIn } from "./listed-html.ts";
import { ALL_VECTORS, MARKUP_VECTORS } from "./markup-vectors.data.ts";
import { fetchDocument, startFixture, type Answer, type Client, type Fixture, type Json } from "./table-fixture.ts";

const AMA = "TinyHeroOne00001";
const HARBOR = "TinySceneHarb001";

/** Where only the shape matters. */
const ONE_OF_EACH = Object.values(MARKUP_VECTORS).flatMap((vectors) => vectors.slice(0, 1));

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const at = (source: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, step) => (value as Json | undefined)?.[step], source);

const nested = (path: string, value: unknown): Json => {
  const [step = "", ...rest] = path.split(".");
  return { [step]: rest.length ? nested(rest.join("."), value) : value };
};

/** Fields that hold HTML: the kind of document, the path, what else it needs, and where it is embedded. */
const HTML_FIELDS: readonly {
  readonly type: string;
  readonly path: string;
  readonly data: Json;
  readonly parentUuid?: string;
}[] = [
  { type: "ChatMessage", path: "content", data: {} },
  { type: "ChatMessage", path: "flavor", data: {} },
  { type: "ChatMessage", path: "system.text", data: { type: "note" } },
  { type: "Actor", path: "system.notes", data: { name: "x", type: "hero" } },
  { type: "Item", path: "system.description", data: { name: "x", type: "thing" } },
  { type: "Item", path: "system.pages.one.text", data: { name: "x", type: "thing" } },
  { type: "Item", path: "system.description", data: { name: "x", type: "thing" }, parentUuid: `Actor.${AMA}` },
  { type: "ActiveEffect", path: "description", data: { name: "x" }, parentUuid: `Actor.${AMA}` },
  { type: "Folder", path: "description", data: { name: "x", type: "Actor" } },
  { type: "RollTable", path: "description", data: { name: "x" } },
];

/** What may be sent where a text belongs; a client makes a text of it. */
const SHAPES: Readonly<Record<string, (path: string, vector: string) => Json>> = {
  "a text": (path, vector) => nested(path, vector),
  "a list": (path, vector) => nested(path, [vector]),
  "a list of lists": (path, vector) => nested(path, [[vector], "x"]),
  "a text in pieces": (path, vector) => nested(path, vector.split(/(?= )/)),
  "an object": (path, vector) => nested(path, { toString: vector, a: [vector] }),
  "a key of several steps": (path, vector) => ({ [path]: vector }),
  "steps within": (path, vector) => {
    const [first = "", ...rest] = path.split(".");
    return { [first]: rest.length ? { [rest.join(".")]: vector } : vector };
  },
  "an operator": (path, vector) => {
    const [first = "", ...rest] = path.split(".");
    return rest.length ? { [first]: nested(`==${rest.join(".")}`, vector) } : { [`==${first}`]: vector };
  },
};

describe.each([13, 14] as const)("in generation %d", (generation) => {
  let fixture: Fixture;
  let gm: Client;
  beforeAll(async () => {
    fixture = await startFixture(generation);
    gm = await fixture.sit("gm");
  });
  afterAll(() => fixture.end());

  const stored = (answer: Answer): unknown[] => [...(answer.result ?? [])];
  const unlisted = (value: unknown): string[] => textsIn(value).flatMap(unlistedIn);
  const create = (type: string, data: readonly Json[], parentUuid?: string): Promise<Answer> =>
    gm.modify(type, "create", { data, ...(parentUuid === undefined ? {} : { parentUuid }) });

  describe.each(HTML_FIELDS)("$type: $path $parentUuid", ({ type, path, data, parentUuid }) => {
    it("is sanitized as it is created, and as it is changed", async () => {
      const created = await create(
        type,
        ALL_VECTORS.map((vector) => ({ ...data, ...nested(path, vector) })),
        parentUuid,
      );
      expect(stored(created)).toHaveLength(ALL_VECTORS.length);
      expect(unlisted(stored(created).map((source) => at(source, path)))).toEqual([]);
      const updates = stored(created)
        .slice(0, ONE_OF_EACH.length)
        .map((source, index) => ({ _id: (source as Json)["_id"], [path]: `x${ONE_OF_EACH[index]}` }));
      const updated = await gm.modify(type, "update", { updates, ...(parentUuid === undefined ? {} : { parentUuid }) });
      expect(stored(updated)).toHaveLength(updates.length);
      expect(unlisted(stored(updated).map((source) => at(source, path)))).toEqual([]);
    });

    it.each(Object.entries(SHAPES))("is sanitized where %s is sent, or it is refused", async (_shape, shaped) => {
      for (const vector of ONE_OF_EACH.slice(0, 3)) {
        const created = await create(type, [{ ...data, ...shaped(path, vector) }], parentUuid);
        const [source] = stored(created) as Json[];
        const [first = ""] = path.split(".");
        expect(unlisted(source && (first === "system" ? source["system"] : at(source, path)))).toEqual([]);
      }
    });
  });

  it("what is embedded is sanitized with it", async () => {
    const each = (made: (vector: string) => Json): Json[] => ALL_VECTORS.map((vector) => ({ name: "x", ...made(vector) }));
    const effects = each((description) => ({ description }));
    const items = each((description) => ({ type: "thing", system: { description }, effects: [{ name: "x", description }] }));
    const actors = stored(await create("Actor", [{ name: "x", type: "hero", items, effects }])) as Json[];
    const pages = each((content) => ({ type: "text", text: { content } }));
    const journals = stored(await create("JournalEntry", [{ name: "x", pages }])) as Json[];
    const results = each((description) => ({ description, range: [1, 1] }));
    const tables = stored(await create("RollTable", [{ name: "x", results }])) as Json[];
    const systems = (documents: unknown): unknown => (documents as Json[]).map(({ system }) => system);
    const described = (documents: unknown): unknown => (documents as Json[]).map(({ description }) => description);
    const [actor, journal, table] = [actors[0]!, journals[0]!, tables[0]!];
    const texts = (journal["pages"] as Json[]).map(({ text }) => text);
    for (const found of [systems(actor["items"]), described(actor["effects"]), texts, described(table["results"])]) {
      expect(textsIn(found).length).toBeGreaterThan(50);
      expect(unlisted(found)).toEqual([]);
    }
  });

  it("what an unlinked token changes of its actor is sanitized", async () => {
    const parentUuid = `Scene.${HARBOR}`;
    const items = ALL_VECTORS.map((description) => ({ name: "x", type: "thing", system: { description } }));
    const delta = { system: { notes: ONE_OF_EACH.join("") }, items };
    const [token] = stored(await create("Token", [{ name: "x", actorId: AMA, delta }], parentUuid)) as Json[];
    const of = (found: unknown): unknown[] => [at(found, "system"), (at(found, "items") as Json[]).map(({ system }) => system)];
    expect(unlisted(of(token?.["delta"]))).toEqual([]);
    for (const notes of [ONE_OF_EACH.join(""), [...ONE_OF_EACH]]) {
      const updates = [{ _id: token?.["_id"], delta: { system: { notes } } }];
      expect((await gm.modify("Token", "update", { parentUuid, updates })).error).toBeUndefined();
      const scene = await fetchDocument(gm, "scenes", HARBOR);
      const after = ((scene?.["tokens"] ?? []) as Json[]).find(({ _id }) => _id === token?.["_id"]);
      expect(JSON.stringify(after?.["delta"])).toContain("x");
      expect(unlisted(of(after?.["delta"]))).toEqual([]);
    }
  });

  it.each([
    ["Actor", "name", { type: "hero" }],
    ["Item", "name", { type: "thing" }],
    ["JournalEntry", "name", {}],
    ["Folder", "name", { type: "Actor" }],
    ["RollTable", "name", {}],
    ["ChatMessage", "speaker.alias", {}],
  ])("plain text stays as it was typed: %s, %s", async (type, path, data) => {
    const created = await create(
      type,
      ALL_VECTORS.map((vector) => ({ ...data, ...nested(path, vector) })),
    );
    expect(stored(created).map((source) => at(source, path))).toEqual(ALL_VECTORS.map((vector) => vector.trim()));
  });
});
