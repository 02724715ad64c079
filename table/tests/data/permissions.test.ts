import { beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../../common/abstract/document.ts";
import type { DocumentAction } from "../../common/abstract/document-metadata.ts";
import { USER_PERMISSIONS, USER_ROLES } from "../../common/constants/users.ts";
import * as documents from "../../common/documents/index.ts";
import { configureHost } from "../../common/host.ts";

const ids = {
  gm: "GMGMGMGMGMGMGMGM",
  owner: "OWNEROWNEROWNER1",
  other: "OTHEROTHEROTHER1",
  trusted: "TRUSTEDTRUSTED12",
} as const;
const user = (_id: string, role: number): documents.BaseUser => new documents.BaseUser({ _id, name: _id, role });
const people = {
  gm: user(ids.gm, USER_ROLES.GAMEMASTER),
  assistant: user("ASSISTANTASSIST1", USER_ROLES.ASSISTANT),
  owner: user(ids.owner, USER_ROLES.PLAYER),
  other: user(ids.other, USER_ROLES.PLAYER),
  trusted: user(ids.trusted, USER_ROLES.TRUSTED),
};
type Person = keyof typeof people;

const ownership = { default: 0, [ids.owner]: 3 };
const hero = new documents.BaseActor({
  _id: "AAAAAAAAAAAAAAAA",
  name: "Hero",
  type: "hero",
  ownership,
  items: [{ _id: "IIIIIIIIIIIIIIII", name: "Rope", type: "rope" }],
});
beforeAll(() => configureHost({ worldDocument: (name, id) => (name === "Actor" && id === hero.id ? hero : null) }));

const combat = new documents.BaseCombat({ combatants: [{ _id: "CCCCCCCCCCCCCCCC", actorId: hero.id }] });
const message = new documents.BaseChatMessage({ author: ids.owner });
const combatant = combat.combatants.contents[0] as Document;

/** Platform §3.4: permissions. */
const TABLE: readonly [string, Document, DocumentAction, object, readonly Person[]][] = [
  ["make an actor", hero, "create", {}, ["gm", "assistant"]],
  ["change an actor", hero, "update", { name: "x" }, ["gm", "assistant", "owner"]],
  ["delete an actor: not even its player", hero, "delete", {}, ["gm", "assistant"]],
  ["give an actor an item", hero.items.contents[0] as Document, "create", {}, ["gm", "assistant", "owner"]],
  ["change an item of an actor", hero.items.contents[0] as Document, "update", {}, ["gm", "assistant", "owner"]],
  ["delete an item of an actor", hero.items.contents[0] as Document, "delete", {}, ["gm", "assistant", "owner"]],
  [
    "make an item of the world",
    new documents.BaseItem({ name: "Rope", type: "rope", ownership }),
    "create",
    {},
    ["gm", "assistant"],
  ],
  ["write a message in one's own name", message, "create", {}, ["gm", "assistant", "owner"]],
  ["change a message: its author and GMs", message, "update", {}, ["gm", "assistant", "owner"]],
  ["delete a message", message, "delete", {}, ["gm", "assistant", "owner"]],
  ["make a combat", combat, "create", {}, ["gm", "assistant"]],
  ["pass the turn on", combat, "update", { turn: 1 }, ["gm", "assistant", "owner", "other", "trusted"]],
  ["change more of a combat", combat, "update", { system: {} }, ["gm", "assistant"]],
  ["set the initiative of one's combatant", combatant, "update", { initiative: 1, system: {} }, ["gm", "assistant", "owner"]],
  ["hide one's combatant", combatant, "update", { hidden: true }, ["gm", "assistant"]],
  ["take one's combatant out", combatant, "delete", {}, ["gm", "assistant", "owner"]],
  ["make a scene", new documents.BaseScene({ name: "S" }), "create", {}, ["gm", "assistant"]],
  ["make a folder", new documents.BaseFolder({ name: "F", type: "Actor" }), "create", {}, ["gm", "assistant"]],
  ["make a journal entry", new documents.BaseJournalEntry({ name: "J" }), "create", {}, ["gm", "assistant", "trusted"]],
  ["change a setting of the world", new documents.BaseSetting({ key: "a.b" }), "update", { value: "1" }, ["gm", "assistant"]],
  [
    "change a setting of one's own",
    new documents.BaseSetting({ key: "a.b", user: ids.other }),
    "update",
    { value: "1" },
    ["other"],
  ],
  ["change one's hotbar", people.other, "update", { hotbar: { 1: "x" } }, ["gm", "assistant", "other"]],
  ["raise oneself", people.other, "update", { role: 4 }, ["gm"]],
];

describe.each(TABLE)("%s", (_name, document, action, changes, allowed) => {
  it.each(Object.keys(people) as Person[])("%s", (person) => {
    expect(document.canUserModify(people[person], action, changes as Record<string, unknown>)).toBe(allowed.includes(person));
  });
});

describe("ownership levels", () => {
  it("are the user's own, else the default, and not raised for GMs", () => {
    expect(hero.getUserLevel(people.owner)).toBe(3);
    expect(hero.getUserLevel(people.other)).toBe(0);
    expect(hero.getUserLevel(people.gm)).toBe(0);
  });
  it("GMs pass every test, unless `exact` is set", () => {
    expect(hero.testUserPermission(people.gm, "OWNER")).toBe(true);
    expect(hero.testUserPermission(people.gm, "OWNER", { exact: true })).toBe(false);
    expect(hero.testUserPermission(people.owner, "LIMITED", { exact: true })).toBe(false);
  });
  it("embedded documents have their parent's", () => expect(hero.items.contents[0]?.getUserLevel(people.owner)).toBe(3));
  it("pages inherit unless they have their own", () => {
    const entry = new documents.BaseJournalEntry({
      name: "J",
      ownership: { default: 2 },
      pages: [{ name: "open" }, { name: "hidden", ownership: { default: 0 } }],
    });
    expect(entry.pages.map((page) => page.getUserLevel(people.other))).toEqual([2, 0]);
  });
  it("a whisper is hidden from all but its recipients", () => {
    const whisper = new documents.BaseChatMessage({ author: ids.owner, whisper: [ids.gm] });
    expect(whisper.getUserLevel(people.other)).toBe(0);
    expect(whisper.getUserLevel(people.gm)).toBe(2);
    expect(whisper.getUserLevel(people.owner)).toBe(3);
  });
});

describe("user permissions by role", () => {
  it.each([
    ["ACTOR_CREATE", 3],
    ["ITEM_CREATE", 3],
    ["TOKEN_CREATE", 3],
    ["SETTINGS_MODIFY", 3],
    ["JOURNAL_CREATE", 2],
    ["NOTE_CREATE", 2],
    ["DRAWING_CREATE", 2],
    ["FILES_BROWSE", 2],
    ["MACRO_SCRIPT", 1],
    ["MESSAGE_WHISPER", 1],
    ["REGION_CREATE", 1],
    ["QUERY_USER", 1],
    ["SHOW_CURSOR", 1],
  ] as const)("%s from role %i", (permission, role) => {
    expect(USER_PERMISSIONS[permission].defaultRole).toBe(role);
    expect(user("AAAAAAAAAAAAAAAB", role).hasPermission(permission)).toBe(true);
    if (role > 1) expect(user("AAAAAAAAAAAAAAAB", role - 1).hasPermission(permission)).toBe(false);
  });
  it("follow the world's settings", () => {
    configureHost({ permissionRoles: (permission) => (permission === "ACTOR_CREATE" ? [1, 3, 4] : undefined) });
    expect(people.other.hasPermission("ACTOR_CREATE")).toBe(true);
    expect(people.trusted.hasPermission("ACTOR_CREATE")).toBe(false);
    configureHost({ permissionRoles: () => undefined });
  });
  it("an unknown permission is an error", () => expect(() => people.other.hasPermission("FLY")).toThrow(/not a user permission/));
});
