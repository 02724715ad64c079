import { ok, refuse, type Result } from "../../rules/result.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { ACTOR_VERSION } from "./actor-file.ts";
import { type FieldLike, isPlainRecord, reviewFields, shown } from "./review-fields.ts";

/** The fields of every type of actor and of item. */
export interface Schemas {
  readonly actor: Readonly<Record<string, FieldLike>>;
  readonly item: Readonly<Record<string, FieldLike>>;
}

/** An actor that can be created as it is. */
export interface ReadActor {
  /** The game it was exported from; "" where that is not known. */
  readonly game: string;
  readonly data: ActorData;
  /** Paths of the file that no field takes. */
  readonly unknown: readonly string[];
}

export interface ActorData {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly type: string;
  readonly items: readonly ItemData[];
}

interface ItemData {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly type: string;
}

type Read<T> = Result<T>;
type Given = Readonly<Record<string, unknown>>;

/** Bound of what an actor of a file has; play has a few dozen. */
const MOST_ITEMS = 2000;
/** What an actor and an item take besides their system data. */
const TAKEN = {
  actor: ["name", "type", "img", "prototypeToken", "effects", "flags", "_stats"],
  item: ["_id", "name", "type", "img", "sort", "effects", "flags", "_stats"],
};
/** What an export of Foundry's has of the world it came from, or of where it was in it. */
const OF_ITS_WORLD = ["_id", "_key", "folder", "items", "ownership", "permission", "sort", "system", "token"];
const ID = /^[A-Za-z0-9]{16}$/;

/** A file of our own. */
export function readOwnFile(file: Given, schemas: Schemas): Read<ReadActor> {
  const { version, game, actor } = file;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) {
    return refuse("version-wrong", { value: shown(version) });
  }
  if (version > ACTOR_VERSION) return refuse("version-newer", { version, most: ACTOR_VERSION });
  if (!isGame(game)) return refuse("game-unknown", { path: "game", value: shown(game) });
  if (!isPlainRecord(actor)) return refuse("field-record", { path: "actor", value: shown(actor) });
  return readActor(actor, { path: "actor", game, schemas });
}

function isGame(value: unknown): value is string {
  return RULESET_IDS.some((id) => id === value);
}

interface Where {
  /** Where in the file the actor is; "" for all of it. */
  readonly path: string;
  readonly game: string;
  readonly schemas: Schemas;
}

/** An actor as Foundry's own export has it, or as it is in a file of our own. */
export function readActor(actor: Given, { path, game, schemas }: Where): Read<ReadActor> {
  const below = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const read = readDocument(actor, path, schemas.actor, "actor");
  if (!read.ok) return read;
  const given = actor["items"] ?? [];
  if (!Array.isArray(given)) return refuse("field-list", { path: below("items"), value: shown(given) });
  if (given.length > MOST_ITEMS) return refuse("too-many-items", { count: given.length, most: MOST_ITEMS });
  const items = readItems(given, below("items"), schemas.item);
  if (!items.ok) return items;
  const data = { ...read.value.data, items: items.value.map((item) => item.data) };
  return ok({ game, data, unknown: [...read.value.unknown, ...items.value.flatMap(({ unknown }) => unknown)] });
}

interface ReadDocument {
  readonly data: ItemData;
  readonly unknown: readonly string[];
}

function readItems(given: readonly unknown[], path: string, schemas: Schemas["item"]): Read<readonly ReadDocument[]> {
  const items: ReadDocument[] = [];
  const ids = new Set<string>();
  for (const [index, one] of given.entries()) {
    const at = `${path}.${index}`;
    if (!isPlainRecord(one)) return refuse("field-record", { path: at, value: shown(one) });
    const { _id: id } = one;
    if (id !== undefined && id !== null && (typeof id !== "string" || !ID.test(id) || ids.has(id))) {
      return refuse("field-wrong", { path: `${at}._id`, value: shown(id) });
    }
    if (typeof id === "string") ids.add(id);
    const item = readDocument(one, at, schemas, "item");
    if (!item.ok) return item;
    items.push(item.value);
  }
  return ok(items);
}

function readDocument(
  given: Given,
  path: string,
  schemas: Readonly<Record<string, FieldLike>>,
  kind: keyof typeof TAKEN,
): Read<ReadDocument> {
  const below = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const { name, type, img, system = {} } = given;
  if (typeof name !== "string" || name.trim() === "") return refuse("name-missing", { path: below("name") });
  const field = typeof type === "string" && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
  if (typeof type !== "string" || !field) return refuse("type-unknown", { path: below("type"), value: shown(type) });
  if (img !== undefined && img !== null && !isPicture(img))
    return refuse("picture-wrong", { path: below("img"), value: shown(img) });
  const { fault, unknown } = reviewFields(field, system, below("system"));
  if (fault?.code === "field-choice" && /\.system\.game$|^system\.game$/.test(String(fault.args["path"]))) {
    return refuse("game-unknown", fault.args);
  }
  if (fault) return refuse(fault.code, fault.args);
  const data = Object.fromEntries(TAKEN[kind].flatMap((key) => (key in given ? [[key, given[key]] as const] : [])));
  const others = Object.keys(given).filter((key) => !TAKEN[kind].includes(key) && !OF_ITS_WORLD.includes(key));
  return ok({ data: { ...data, name, type, system }, unknown: [...others.map(below), ...unknown] });
}

const PICTURE = /^(?!\s*(?:javascript|vbscript):)[^\n]{1,2000}\.(?:apng|avif|bmp|gif|jpe?g|png|svg|tiff?|webp)(?:\?[^\n]*)?$/i;
const INLINE = /^data:image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|tiff|webp);base64,[\w+/=]+$/;

/** The path or URL of a picture, or the picture itself. */
export function isPicture(value: unknown): boolean {
  return typeof value === "string" && (PICTURE.test(value) || INLINE.test(value));
}
