import { isDeepStrictEqual } from "node:util";
import type { Json } from "../table-fixture.ts";
import { SELF } from "./attack-world.ts";

/*
 * The permission table once more (platform.md §3.4), for a player whose role has the usual permissions: judged by what was before and
 * what is after, and not by what was asked for. It says what was not permitted, or undefined.
 */

/** One document before and after; undefined: there is none. */
export interface Change {
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}
type Rule = (change: Change, context: RuleContext) => string | undefined;
interface RuleContext {
  readonly generation: number;
  readonly ownsActor: (id: unknown) => boolean;
}

const NOTHING: readonly string[] = [];
const levelIn = (source: Json | undefined): unknown => {
  const ownership = (source?.["ownership"] ?? {}) as Json;
  return ownership[SELF] ?? ownership["default"] ?? 0;
};
const owns = (source: Json | undefined): boolean => levelIn(source) === 3;
const changedFields = ({ before, after }: Change): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (key) => key !== "_stats" && !isDeepStrictEqual(before?.[key], after?.[key]),
  );
const kindOf = ({ before, after }: Change): "created" | "deleted" | "updated" =>
  before === undefined ? "created" : after === undefined ? "deleted" : "updated";

/** Only these fields. */
const only = (change: Change, fields: readonly string[]): string | undefined => {
  const wrong = changedFields(change).find((field) => !fields.includes(field));
  return wrong === undefined ? undefined : `${wrong} was changed`;
};
/** Any field but these. */
const but = (change: Change, fields: readonly string[]): string | undefined => {
  const wrong = changedFields(change).find((field) => fields.includes(field));
  return wrong === undefined ? undefined : `${wrong} was changed`;
};
const forbidden = (change: Change): string => `it was ${kindOf(change)}`;

/** The rule for each document in a list. */
const each = (change: Change, field: string, rule: (one: Change) => string | undefined): string | undefined => {
  const [before, after] = [change.before, change.after].map(
    (source) => new Map(((source?.[field] ?? []) as Json[]).map((one) => [one["_id"], one])),
  ) as [Map<unknown, Json>, Map<unknown, Json>];
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const one = { before: before.get(id), after: after.get(id) };
    const wrong = isDeepStrictEqual(one.before, one.after) ? undefined : rule(one);
    if (wrong !== undefined) return `${field} ${String(id)}: ${wrong}`;
  }
  return undefined;
};
const first = (...found: (string | undefined)[]): string | undefined => found.find((one) => one !== undefined);
/** Its own fields, without the lists in it. */
const bare = ({ before, after }: Change, lists: readonly string[]): Change => {
  const without = (source: Json | undefined): Json | undefined =>
    source && Object.fromEntries(Object.entries(source).filter(([key]) => !lists.includes(key)));
  return { before: without(before), after: without(after) };
};

const secretOf = (source: Json | undefined): unknown => (source?.["system"] as Json | undefined)?.["secret"];

const owned: Rule = (change) => {
  if (!owns(change.before)) return forbidden(change);
  return kindOf(change) === "updated" ? but(change, ["ownership", "author"]) : undefined;
};

const actor: Rule = (change) => {
  if (kindOf(change) !== "updated" || !owns(change.before)) return forbidden(change);
  return secretOf(change.before) === secretOf(change.after) ? but(change, ["ownership"]) : "system.secret was changed";
};

const authored: Rule = (change) =>
  (change.before ?? change.after)?.["author"] === SELF && (change.after ?? change.before)?.["author"] === SELF
    ? kindOf(change) === "updated"
      ? but(change, ["ownership"])
      : undefined
    : forbidden(change);

const combat: Rule = (change, { ownsActor }) =>
  kindOf(change) !== "updated"
    ? forbidden(change)
    : first(
        only(bare(change, ["combatants"]), ["round", "turn"]),
        each(change, "combatants", (one) => {
          if (!ownsActor((one.before ?? one.after)?.["actorId"])) return forbidden(one);
          return kindOf(one) === "updated" ? only(one, ["initiative", "flags", "defeated", "system"]) : undefined;
        }),
      );

const token: Rule = (one, { ownsActor }) => {
  if (kindOf(one) !== "updated" || !ownsActor(one.before?.["actorId"])) return forbidden(one);
  const [before, after] = [one.before?.["delta"], one.after?.["delta"]] as [Json, Json];
  if (!isDeepStrictEqual(before["ownership"], after["ownership"])) return "delta.ownership was changed";
  if (secretOf(before) !== secretOf(after)) return "delta.system.secret was changed";
  return only(one, ["x", "y", "elevation", "rotation", "delta", "flags", "sort"]);
};

const region: Rule = (one, context) =>
  context.generation < 14 ? forbidden(one) : kindOf(one) === "created" ? undefined : owned(one, context);

const scene: Rule = (change, context) =>
  kindOf(change) !== "updated"
    ? forbidden(change)
    : first(
        only(bare(change, ["tokens", "regions"]), NOTHING),
        each(change, "tokens", (one) => token(one, context)),
        each(change, "regions", (one) => region(one, context)),
      );

const journal: Rule = (change, context) => {
  if (kindOf(change) === "created") return forbidden(change);
  if (owns(change.before)) return owned(bare(change, ["pages"]), context);
  return first(
    only(bare(change, ["pages"]), NOTHING),
    each(change, "pages", (one) => (one.before === undefined ? forbidden(one) : owned(one, context))),
  );
};

const setting: Rule = ({ before, after }) =>
  [before, after].every((source) => source === undefined || source["user"] === SELF) ? undefined : "it is not one's own";

const user: Rule = (change) =>
  kindOf(change) === "updated" && change.before?.["_id"] === SELF
    ? but(change, ["role", "permissions", "name", "password", "passwordSalt", "_id"])
    : forbidden(change);

/** By collection; what has no rule is nobody's but a GM's. */
const RULES: Readonly<Record<string, Rule>> = {
  users: user,
  settings: setting,
  actors: actor,
  items: (change, context) => (kindOf(change) === "created" ? forbidden(change) : owned(change, context)),
  messages: authored,
  macros: authored,
  combats: combat,
  scenes: scene,
  journal,
};

/** What of a player's change was not permitted. */
export const notPermitted = (collection: string, change: Change, context: RuleContext): string | undefined =>
  (RULES[collection] ?? forbidden)(change, context);
