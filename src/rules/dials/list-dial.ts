import { isRecord, recordOf } from "../is-record.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { DialValues } from "./dial-values.ts";

/** A list of named things that a campaign may edit: skills, aspect roles, tricks. */
export interface ListDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "list";
  /** The key of its words, if games share them. */
  readonly label?: string;
  readonly initial: readonly { readonly id: string; readonly group: string }[];
  /** The groups of its items; empty where there are none. */
  readonly groups: readonly string[];
  /** Its groups are the game's own items: which of them one that is added is like. */
  readonly like?: true;
  /** The list of its groups, where a campaign may add to them. */
  readonly groupsOf?: ListDial;
  /** The game's own items cannot be removed: its rules name them. */
  readonly fixed?: true;
  /** Where the language file has the words of its initial items and of its groups, by id. */
  readonly words: { readonly things: string; readonly groups: string };
}

/** One item of a list. */
export interface ListedThing {
  readonly id: string;
  readonly group: string;
  /** The campaign's name for it; "" for the game's own. */
  readonly name: string;
}

/** A stored change to one item; an item without one is as the game has it. */
export interface ListChange {
  readonly name: string;
  readonly group: string;
  readonly removed: boolean;
}
export type ListChanges = Readonly<Record<string, ListChange>>;

/** Bounds of what is stored: changes to one list, and characters of a name. */
export const MOST_THINGS = 120;
export const LONGEST_NAME = 60;
const ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** How the ids of what a campaign adds begin: they never meet those of a game, which may have other lists to choose from. */
const ADDED = "own-";

export const LIST_REFUSALS = ["name-missing", "name-long", "list-full", "group-unknown", "thing-unknown", "thing-fixed"] as const;
type ListRefusal = (typeof LIST_REFUSALS)[number];

/** The stored changes to a list, without anything invalid. */
export function readChanges(dial: Pick<ListDial, "id">, values: DialValues): ListChanges {
  const stored = values[dial.id];
  const changes = Object.entries(recordOf(stored)).flatMap(([id, change]) => {
    if (!ID.test(id) || !isRecord(change)) return [];
    const { name, group, removed } = change;
    const read = {
      name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
      group: typeof group === "string" ? group : "",
    };
    return [[id, { ...read, removed: removed === true }] as const];
  });
  return Object.fromEntries(changes.slice(0, MOST_THINGS));
}

/** The id of something a campaign adds. A letter comes after the hyphen, so that a formula can name it. */
export function addedId(random: string): string {
  return `${ADDED}x${random.toLowerCase()}`;
}

/** Whether a campaign has added this. */
export function isAdded(id: string): boolean {
  return id.startsWith(ADDED);
}

/** Whether a stored change is about something of this list, not of another the campaign might choose. */
export function isOfList({ initial }: Pick<ListDial, "initial">, id: string): boolean {
  return isAdded(id) || initial.some((one) => one.id === id);
}

/** The list active: the game's own items first, in its order, then those the campaign added. */
export function readList(dial: ListDial, values: DialValues): readonly ListedThing[] {
  const changes = readChanges(dial, values);
  const own = new Set(dial.initial.map(({ id }) => id));
  const added = Object.entries(changes).flatMap(([id, change]) =>
    own.has(id) || !isAdded(id) || change.removed || change.name === ""
      ? []
      : [{ id, name: change.name, group: groupOf(dial, change.group) }],
  );
  const kept = dial.initial.flatMap(({ id, group }) => {
    const change = Object.hasOwn(changes, id) ? changes[id] : undefined;
    if (change?.removed === true && !dial.fixed) return [];
    return [{ id, name: change?.name ?? "", group: change && dial.groups.includes(change.group) ? change.group : group }];
  });
  return [...kept, ...added];
}

function groupOf({ groups }: ListDial, wanted: string): string {
  return groups.includes(wanted) ? wanted : (groups[0] ?? "");
}

type Edited = Result<ListChanges, ListRefusal>;

/** Adds an item, or changes its name and group. An item of the game with the name "" has the game's name again. */
export function editList(dial: ListDial, values: DialValues, thing: ListedThing): Edited {
  const changes = readChanges(dial, values);
  const name = thing.name.replaceAll(/\s+/g, " ").trim();
  const own = dial.initial.find(({ id }) => id === thing.id);
  if (name === "" && !own) return refuse("name-missing");
  if (name.length > LONGEST_NAME) return refuse("name-long", { most: LONGEST_NAME });
  if (!ID.test(thing.id) || !isOfList(dial, thing.id)) return refuse("thing-unknown", { thing: thing.id });
  if (dial.groups.length > 0 && !dial.groups.includes(thing.group)) return refuse("group-unknown", { group: thing.group });
  const { [thing.id]: before, ...others } = changes;
  if (!before && Object.keys(others).length >= MOST_THINGS) return refuse("list-full", { most: MOST_THINGS });
  if (own && name === "" && own.group === thing.group) return ok(others);
  return ok({ ...others, [thing.id]: { name, group: thing.group, removed: false } });
}

/** An item of the game is remembered as removed; one the campaign added is deleted. */
export function removeFromList(dial: ListDial, values: DialValues, id: string): Edited {
  const { [id]: change, ...others } = readChanges(dial, values);
  const own = dial.initial.find((one) => one.id === id);
  if (!own) return change ? ok(others) : refuse("thing-unknown", { thing: id });
  if (dial.fixed) return refuse("thing-fixed");
  if (!change && Object.keys(others).length >= MOST_THINGS) return refuse("list-full", { most: MOST_THINGS });
  return ok({ ...others, [id]: { name: "", group: own.group, removed: true } });
}
