import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Generation } from "../../server/release.data.ts";
import { startFixture, type Answer, type Client, type Fixture, type Json } from "./table-fixture.ts";

const OWN = "TinyHeroOne00001";
const OTHER = "TinyHeroTwo00001";

/** Who asks for what, and the answer: undefined is "done", a text is the refusal (platform.md §3.4). */
interface Row {
  readonly who: "gm" | "p1";
  readonly does: string;
  readonly type: string;
  readonly action: "create" | "update" | "delete";
  readonly operation: Json | ((made: Record<string, string>) => Json);
  readonly refusal?: RegExp;
}

const update = (id: string, changes: Json): Json => ({ updates: [{ _id: id, ...changes }] });
const lacks = (action: string, what: string): RegExp => new RegExp(`^User Player 1 lacks permission to ${action} ${what}$`);

const ROWS: Row[] = [
  {
    who: "p1",
    does: "an actor is made",
    type: "Actor",
    action: "create",
    operation: { data: [{ name: "x", type: "hero" }] },
    refusal: lacks("create", "Actor \\[\\w{16}\\]"),
  },
  { who: "p1", does: "one's own actor is changed", type: "Actor", action: "update", operation: update(OWN, { name: "Ama!" }) },
  {
    who: "p1",
    does: "another's actor is changed",
    type: "Actor",
    action: "update",
    operation: update(OTHER, { name: "x" }),
    refusal: lacks("update", `Actor \\[${OTHER}\\]`),
  },
  {
    who: "p1",
    does: "one's own actor is deleted",
    type: "Actor",
    action: "delete",
    operation: { ids: [OWN] },
    refusal: lacks("delete", `Actor \\[${OWN}\\]`),
  },
  {
    who: "p1",
    does: "changes the owner of one's own actor",
    type: "Actor",
    action: "update",
    operation: update(OWN, { ownership: { default: 3 } }),
    refusal: /^Only a gamemaster may write ownership of Actor/,
  },
  {
    who: "p1",
    does: "an item of the world is made",
    type: "Item",
    action: "create",
    operation: { data: [{ name: "x", type: "thing" }] },
    refusal: lacks("create", "Item \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "an item is given to one's own actor",
    type: "Item",
    action: "create",
    operation: { parentUuid: `Actor.${OWN}`, data: [{ name: "x", type: "thing" }] },
  },
  {
    who: "p1",
    does: "an item is given to another's actor",
    type: "Item",
    action: "create",
    operation: { parentUuid: `Actor.${OTHER}`, data: [{ name: "x", type: "thing" }] },
    refusal: lacks("create", `Item \\[\\w{16}\\] in parent Actor \\[${OTHER}\\]`),
  },
  {
    who: "p1",
    does: "an item of one's own actor is changed",
    type: "Item",
    action: "update",
    operation: { parentUuid: `Actor.${OWN}`, ...update("TinyItemKnife001", { name: "Sharp knife" }) },
  },
  {
    who: "p1",
    does: "an item of one's own actor is deleted",
    type: "Item",
    action: "delete",
    operation: { parentUuid: `Actor.${OWN}`, ids: ["TinyItemKnife001"] },
  },
  {
    who: "p1",
    does: "an item of the world is changed",
    type: "Item",
    action: "update",
    operation: update("TinyItemBell0001", { name: "x" }),
    refusal: lacks("update", "Item \\[TinyItemBell0001\\]"),
  },
  { who: "p1", does: "something is said", type: "ChatMessage", action: "create", operation: { data: [{ content: "Hello" }] } },
  {
    who: "p1",
    does: "what the GM said is changed",
    type: "ChatMessage",
    action: "update",
    operation: ({ said }) => update(said!, { content: "x" }),
    refusal: lacks("update", "ChatMessage \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "what the GM said is deleted",
    type: "ChatMessage",
    action: "delete",
    operation: ({ said }) => ({ ids: [said!] }),
    refusal: lacks("delete", "ChatMessage \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "a combat is made",
    type: "Combat",
    action: "create",
    operation: { data: [{}] },
    refusal: lacks("create", "Combat \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "the turn is passed on",
    type: "Combat",
    action: "update",
    operation: ({ combat }) => update(combat!, { round: 1, turn: 0 }),
  },
  {
    who: "p1",
    does: "a combat is hidden away",
    type: "Combat",
    action: "update",
    operation: ({ combat }) => update(combat!, { active: false, sort: 5 }),
    refusal: lacks("update", "Combat \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "one's own combatant is changed",
    type: "Combatant",
    action: "update",
    operation: ({ combat, own }) => ({
      parentUuid: `Combat.${combat}`,
      ...update(own!, { initiative: 3, system: { acted: true } }),
    }),
  },
  {
    who: "p1",
    does: "one's own combatant is renamed",
    type: "Combatant",
    action: "update",
    operation: ({ combat, own }) => ({ parentUuid: `Combat.${combat}`, ...update(own!, { name: "x" }) }),
    refusal: lacks("update", "Combatant \\[\\w{16}\\] in parent Combat \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "another's combatant is changed",
    type: "Combatant",
    action: "update",
    operation: ({ combat, other }) => ({ parentUuid: `Combat.${combat}`, ...update(other!, { initiative: 3 }) }),
    refusal: lacks("update", "Combatant \\[\\w{16}\\] in parent Combat \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "a scene is changed",
    type: "Scene",
    action: "update",
    operation: update("TinySceneHarb001", { name: "x" }),
    refusal: lacks("update", "Scene \\[TinySceneHarb001\\]"),
  },
  {
    who: "p1",
    does: "one's own token is moved",
    type: "Token",
    action: "update",
    operation: { parentUuid: "Scene.TinySceneHarb001", ...update("TinyTokenOne0001", { x: 250 }) },
  },
  {
    who: "p1",
    does: "a world setting is made",
    type: "Setting",
    action: "create",
    operation: { data: [{ key: "tiny-system.loudness", value: "3" }] },
    refusal: lacks("create", "Setting \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "a setting of one's own is made",
    type: "Setting",
    action: "create",
    operation: { data: [{ key: "tiny-system.own", value: "3", user: "TableUserPlayer1" }] },
  },
  {
    who: "p1",
    does: "a setting of another is made",
    type: "Setting",
    action: "create",
    operation: { data: [{ key: "tiny-system.own", value: "3", user: "TableUserPlayer2" }] },
    refusal: lacks("create", "Setting \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "one's own hotbar is filled",
    type: "User",
    action: "update",
    operation: update("TableUserPlayer1", { hotbar: { 1: "TinyMacroHello01" } }),
  },
  {
    who: "p1",
    does: "one's own role is raised",
    type: "User",
    action: "update",
    operation: update("TableUserPlayer1", { role: 4 }),
    refusal: lacks("update", "User \\[TableUserPlayer1\\]"),
  },
  {
    who: "p1",
    does: "another's user is changed",
    type: "User",
    action: "update",
    operation: update("TableUserPlayer2", { color: "#000000" }),
    refusal: lacks("update", "User \\[TableUserPlayer2\\]"),
  },
  {
    who: "p1",
    does: "a folder is made",
    type: "Folder",
    action: "create",
    operation: { data: [{ name: "x", type: "Actor" }] },
    refusal: lacks("create", "Folder \\[\\w{16}\\]"),
  },
  {
    who: "p1",
    does: "a macro of one's own is made",
    type: "Macro",
    action: "create",
    operation: { data: [{ name: "x", type: "chat", command: "x" }] },
  },
  {
    who: "p1",
    does: "the GM's macro is changed",
    type: "Macro",
    action: "update",
    operation: update("TinyMacroHello01", { name: "x" }),
    refusal: lacks("update", "Macro \\[TinyMacroHello01\\]"),
  },
  { who: "gm", does: "an actor is made", type: "Actor", action: "create", operation: { data: [{ name: "x", type: "hero" }] } },
  {
    who: "gm",
    does: "any actor is changed",
    type: "Actor",
    action: "update",
    operation: update(OTHER, { name: "Bel!", ownership: { TableUserPlayer1: 2 } }),
  },
  {
    who: "gm",
    does: "what a player said is deleted",
    type: "ChatMessage",
    action: "delete",
    operation: ({ word }) => ({ ids: [word!] }),
  },
  {
    who: "gm",
    does: "a world setting is made",
    type: "Setting",
    action: "create",
    operation: { data: [{ key: "tiny-system.loudness", value: "3" }] },
  },
  { who: "gm", does: "an actor is deleted", type: "Actor", action: "delete", operation: { ids: [OTHER] } },
  {
    who: "gm",
    does: "a document of the pack is deleted",
    type: "Item",
    action: "delete",
    operation: { pack: "tiny-system.things", ids: ["TinyThingRope001"] },
    refusal: /^You may not delete documents in the locked compendium "Things" \(tiny-system\.things\)$/,
  },
];

describe.each<Generation>([13, 14])("permissions, generation %i", (generation) => {
  let fixture: Fixture;
  let clients: Record<string, Client>;
  const made: Record<string, string> = {};
  const idOf = (answer: Answer): string => String((answer.result as Json[])[0]!["_id"]);

  beforeAll(async () => {
    fixture = await startFixture(generation);
    clients = { gm: await fixture.sit("gm"), p1: await fixture.sit("p1") };
    const { gm, p1 } = clients as { gm: Client; p1: Client };
    made["said"] = idOf(await gm.modify("ChatMessage", "create", { data: [{ content: "Listen" }] }));
    made["word"] = idOf(await p1.modify("ChatMessage", "create", { data: [{ content: "Yes?" }] }));
    const combat = await gm.modify("Combat", "create", { data: [{ combatants: [{ actorId: OWN }, { actorId: OTHER }] }] });
    made["combat"] = idOf(combat);
    const [own, other] = (combat.result as Json[])[0]!["combatants"] as Json[];
    Object.assign(made, { own: own!["_id"], other: other!["_id"] });
  });
  afterAll(() => fixture.end());

  it.each(ROWS)("$who: $does", async ({ who, type, action, operation, refusal }) => {
    const answer = await clients[who]!.modify(type, action, typeof operation === "function" ? operation(made) : operation);
    // A success changes one document and has no message; a refusal changes none and has one.
    expect(answer.error?.message ?? "").toMatch(refusal ?? /^$/);
    expect(answer.result?.length ?? 0).toBe(refusal === undefined ? 1 : 0);
  });
});
