import * as fc from "fast-check";
import { COLLECTION_NAMES, collectionOf, type CollectionName } from "../../../world/document-tree.data.ts";
import { BASE_DOCUMENTS } from "../../../common/documents/document-classes.ts";
import type { Json } from "../table-fixture.ts";
import { GM, OTHER_PLAYER, SELF } from "./attack-world.ts";

/*
 * Messages that get far: names and ids that are there, fields that mean something, in every syntax there is for them; and some that
 * are nothing at all. What depends on the world is drawn as a number, and looked up when the message is sent.
 */

/** As much of a world as is needed to name what is in it. */
export interface KnownWorld {
  collection(name: CollectionName): { readonly documents: ReadonlyMap<string, Json> };
}

const SHARED_NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"];
const HTML = [
  "<img src=x onerror=alert(1)>",
  "<script>1</script>",
  "<b>".repeat(300),
  "<p>good</p>",
  '<a href="javascript:1">x</a>',
];
const IDS = [GM, SELF, OTHER_PLAYER, "TinyHeroOne00001", "TinyHeroTwo00001", "TinySceneHarb001", "AAAAAAAAAAAAAAAA"];

const scalar = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    "",
    0,
    1,
    3,
    4,
    "4",
    -1,
    1e9,
    1e300,
    -0,
    0.5,
    "x",
    "base",
    "hero",
    "thing",
    "note",
    "script",
    "core.permissions",
  ],
  ...IDS,
  ...HTML,
  ...SHARED_NAMES,
);
const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>;
const deep = fc.integer({ min: 1, max: 80 }).map((levels) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? { a: value } : [value];
  return value;
});
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: scalar.map((one) => [one]) },
  { weight: 2, arbitrary: scalar.map((_id) => ({ _id })) },
  {
    weight: 3,
    arbitrary: fc.dictionary(
      fc.constantFrom("default", SELF, OTHER_PLAYER, "secret", "notes", "description", "text", "user", "role", "ownership"),
      scalar,
      {
        maxKeys: 3,
      },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      { system: { secret: "x" } },
      { ownership: { default: 3 } },
      { "-=a": null, "==b": { "-=c": 1 } },
    ),
  },
  { weight: 2, arbitrary: json },
  { weight: 1, arbitrary: fc.oneof({ weight: 9, arbitrary: json }, { weight: 1, arbitrary: deep }) },
);

/** The ways to name a field, with a value for it. */
const WAYS: ((field: string, value: unknown) => Json)[] = [
  (field, value) => ({ [field]: value }),
  (field, value) => ({ [field]: value }),
  (field, value) => ({ [`==${field}`]: value }),
  (field) => ({ [`-=${field}`]: null }),
  (field, value) => ({ [`${field}._id`]: value }),
  (field, value) => ({ [`${field}.${SELF}`]: value }),
  (field, value) => ({ [`${field}.secret`]: value }),
  (field, value) => ({ [`==${field}.a.b`]: value }),
  (field, value) => ({ [field]: null, [`==${field}`]: value }),
  (field, value) => ({ [field]: { "==a": value, [`==${SELF}`]: value, "-=default": null } }),
  (field, value) => ({ [`==-=${field}`]: value }),
  (field, value) => ({ [`${field}.__proto__.x`]: value }),
  (field, value) => JSON.parse(`{"__proto__":${JSON.stringify({ [field]: value })}}`) as Json,
];
/** Mostly what a client could send, so that the rest of the message is looked at. */
const seldom = (usual: fc.Arbitrary<unknown>, odd: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const number = fc.nat({ max: 1000 });
/** The last ways are seldom anything but refused. */
const way = fc.oneof(
  { weight: 30, arbitrary: fc.nat({ max: WAYS.length - 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: WAYS.length - 3, max: WAYS.length - 1 }) },
);
const change = fc.record({ field: number, way, value });
type DrawnChange = { field: number; way: number; value: unknown };

const drawn = fc.record({
  type: number,
  action: seldom(fc.constantFrom<unknown>(...["update", "update", "update", "update", "create", "create", "delete", "get"]), [
    "explode",
    "constructor",
    5,
  ]),
  document: number,
  parent: number,
  odd: seldom(fc.constant<unknown>(null), [{}, 5, "x", [5], [null], [[]], [{ _id: 5 }], { length: 1e9 }]),
  changes: fc.array(fc.array(change, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  options: fc.record(
    {
      recursive: seldom(fc.boolean(), ["no"]),
      diff: seldom(fc.boolean(), [3]),
      keepId: seldom(fc.boolean(), ["no", null]),
      keepEmbeddedIds: fc.boolean(),
      pack: seldom(fc.constantFrom<unknown>(null, ""), ["tiny-system.things", "constructor", 5]),
      deleteAll: fc.boolean(),
      tokenActor: scalar,
    },
    { requiredKeys: [] },
  ),
});
type Drawn = {
  type: number;
  action: unknown;
  document: number;
  parent: number;
  odd: unknown;
  changes: DrawnChange[][];
  options: Json;
};

const at = <T>(list: readonly T[], index: number): T | undefined => (list.length === 0 ? undefined : list[index % list.length]);

/** The types of documents in turn, those with something to gain more often. */
const REAL = [
  ...[
    "User",
    "User",
    "Setting",
    "Setting",
    "ChatMessage",
    "Actor",
    "Item",
    "Macro",
    "Combat",
    "Combatant",
    "Token",
    "Token",
    "JournalEntry",
  ],
  ...[
    "JournalEntryPage",
    "Region",
    "Drawing",
    "Note",
    "Scene",
    "Folder",
    "RollTable",
    "TableResult",
    "ActiveEffect",
    "CombatantGroup",
  ],
];
const TYPES = [...REAL, ...REAL, ...REAL, "ActorDelta", "Cards", "Wall", "", ...SHARED_NAMES];
/** Sub-types that there are; the others have one of their own. */
const SUB_TYPES: Json = {
  Actor: "hero",
  Item: "thing",
  JournalEntryPage: "text",
  TableResult: "text",
  Macro: "chat",
  Folder: "Actor",
};
const PARENTS: Readonly<Record<string, string>> = {
  Combatant: "Combat",
  CombatantGroup: "Combat",
  Token: "Scene",
  Region: "Scene",
  Drawing: "Scene",
  Note: "Scene",
  JournalEntryPage: "JournalEntry",
  TableResult: "RollTable",
  ActiveEffect: "Actor",
  Item: "Actor",
};
const FIELDS = new Map(Object.entries(BASE_DOCUMENTS).map(([name, cls]) => [name, [...cls.schema.keys(), "user", "nothing"]]));

/** The request that was drawn, in this world. */
const buildRequest = (
  world: KnownWorld,
  { type: typeIndex, action, document, parent, odd, changes, options }: Drawn,
): unknown => {
  const type = at(TYPES, typeIndex)!;
  const sources = (name: string): Json[] => {
    const collection = collectionOf(name);
    return collection === undefined ? [] : [...world.collection(collection).documents.values()];
  };
  const parentName = type === "Item" && parent % 2 === 0 ? undefined : PARENTS[type];
  const parentSource = parentName === undefined ? undefined : at(sources(parentName), parent);
  const field =
    parentName === undefined
      ? undefined
      : Object.keys(parentSource ?? {}).find((key) => BASE_DOCUMENTS[type]?.collectionName === key);
  const siblings = parentSource && field ? (parentSource[field] as Json[]) : sources(type);
  const fields = FIELDS.get(type) ?? ["name"];
  const written = changes.map((list, index) => ({
    _id: at(siblings, document + index)?.["_id"],
    ...(action === "create"
      ? { _id: undefined, name: "x", type: SUB_TYPES[type] ?? "base", key: "k", user: SELF, actorId: "TinyHeroOne00001" }
      : {}),
    ...Object.assign({}, ...list.map(({ field, way, value }) => WAYS[way]!(at(fields, field)!, value))),
  }));
  const operation = {
    ...options,
    ...(parentSource ? { parentUuid: `${parentName}.${String(parentSource["_id"])}` } : {}),
    ...(action === "update" ? { updates: odd ?? written } : {}),
    ...(action === "create" ? { data: odd ?? written } : {}),
    ...(action === "delete" ? { ids: odd ?? written.map(({ _id }) => _id) } : {}),
    ...(action === "get" ? { query: odd ?? { name: "x" } } : {}),
  };
  // As it would arrive.
  return JSON.parse(JSON.stringify({ type, action, operation }));
};

/** A request to `modifyDocument`, once the world is known. */
export const operation: fc.Arbitrary<(world: KnownWorld) => unknown> = fc.oneof(
  { weight: 20, arbitrary: drawn.map((one) => (world: KnownWorld) => buildRequest(world, one)) },
  { weight: 1, arbitrary: value.map((one) => () => one) },
);

const handshakeValue = fc.oneof(
  scalar,
  json,
  value,
  fc.constantFrom<unknown>("gm", "p1", "p2", { toString: 1, valueOf: 1 }, ["gm"]),
);
export const handshake: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ seat: handshakeValue, key: handshakeValue }, { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom("seat", "key", ...SHARED_NAMES), handshakeValue, { maxKeys: 3 }),
  handshakeValue,
);

const timeout = fc.constantFrom<unknown>(1, 0, -1, 1e300, "5", null, {});
export const query: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    { id: value, userId: fc.oneof(fc.constantFrom(...IDS), value), name: fc.oneof(scalar, value), data: value, timeout },
    { requiredKeys: [] },
  ),
  value,
);

/** Every other event, and some that are none. */
export const event: fc.Arbitrary<[unknown, ...unknown[]]> = fc
  .tuple(
    fc.constantFrom<unknown>(
      "browse",
      "time",
      "pause",
      "system.tiny-system",
      "long",
      "error",
      "modifyDocument",
      "query",
      5,
      null,
      ...SHARED_NAMES,
    ),
    fc.array(
      fc.oneof(value, fc.constantFrom<unknown>("systems/tiny-system", "systems/tiny-system/../..", "\0", "/", '["pause",true]')),
      { maxLength: 3 },
    ),
  )
  .map(([name, args]) => [name, ...args]);

const step = fc.oneof(
  fc.constantFrom(
    ...[
      "..",
      "%2e%2e",
      "%2E.",
      "..%2f",
      "..%5c",
      "%00",
      "%ff",
      ".",
      "",
      "systems",
      "tiny-system",
      "packs",
      "things",
      "lang",
      "en.json",
      "table",
    ],
    ...[
      "icons",
      "svg",
      "d20.svg",
      "join",
      "game",
      "etc",
      "passwd",
      "client.mjs",
      "socket.io",
      ";",
      "\\",
      "CON",
      "world.json",
      "package.json",
      ...SHARED_NAMES,
    ],
  ),
  fc.string({ maxLength: 6 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const search = fc.constantFrom(
  "",
  "?seat=gm",
  "?seat=__proto__",
  "?seat=gm&seat=p1",
  "?seat[a]=1",
  "?seat=%ff",
  "?key=x&seat=p1",
  "?EIO=4&transport=polling",
  "?x=" + "y".repeat(2000),
);
/** The path of a file or page. */
export const urlPath: fc.Arbitrary<string> = fc
  .tuple(fc.array(step, { maxLength: 6 }), search)
  .map(([steps, query]) => `/${steps.join("/")}${query}`);

/** Every document of the world, for comparing. */
export const snapshot = (world: KnownWorld): Map<string, Json> =>
  new Map(
    COLLECTION_NAMES.flatMap((name) =>
      [...world.collection(name).documents].map(([id, source]) => [`${name} ${id}`, source] as const),
    ),
  );
