import type { Json } from "../table-fixture.ts";
import { type AttackWorld, GM, OTHER_PLAYER, SELF } from "./attack-world.ts";

/** Fills the world with what a player may and may not change, each document with all its fields. */
export const furnish = async (send: AttackWorld["send"]): Promise<void> => {
  const make = async (who: string, type: string, ...data: Json[]): Promise<void> => {
    const answer = (await send(who, "modifyDocument", { type, action: "create", operation: { data, keepId: true } })) as Json;
    if (answer["error"] !== undefined) throw new Error(`${type}: ${JSON.stringify(answer["error"])}`);
  };
  const [own, other] = ["TinyHeroOne00001", "TinyHeroTwo00001"];
  await make(GM, "Combat", { combatants: [{ actorId: own }, { actorId: other }, {}], groups: [{ name: "x" }] });
  const page = { name: "x", type: "text", text: { content: "<p>x</p>" } };
  await make(GM, "JournalEntry", { name: "mine", ownership: { [SELF]: 3 }, pages: [page] });
  await make(GM, "JournalEntry", { name: "a page is mine", pages: [{ ...page, ownership: { [SELF]: 3 } }, page] });
  await make(
    GM,
    "Item",
    { name: "mine", type: "thing", ownership: { [SELF]: 3 } },
    { name: "seen", type: "thing", ownership: { default: 2 } },
  );
  await make(GM, "Folder", { name: "x", type: "Actor" });
  await make(GM, "RollTable", { name: "x", formula: "1d6", results: [{ type: "text" }] });
  await make(GM, "Setting", { key: "tiny-system.loudness", value: "1" }, { key: "core.permissions", value: "{}" });
  await make(GM, "ChatMessage", { content: "the GM's" }, { content: "secret", whisper: [GM] });
  await make(SELF, "ChatMessage", { content: "mine" });
  await make(SELF, "Setting", { key: "tiny-system.own", value: "1", user: SELF });
  await make(SELF, "Macro", { name: "mine", type: "chat", command: "x" });
  await make(OTHER_PLAYER, "ChatMessage", { content: "another's" });
  const scene = { parentUuid: "Scene.TinySceneHarb001" };
  const inScene = [
    ["Token", { actorId: other, name: "x" }],
    ["Token", { actorId: own, actorLink: false, name: "unlinked" }],
    ["Region", { name: "x" }],
    ["Drawing", { text: "x" }],
    ["Note", { text: "x" }],
  ] as const;
  for (const [type, data] of inScene)
    await send(GM, "modifyDocument", { type, action: "create", operation: { ...scene, data: [data] } });
  for (const [type, collection] of [
    ["User", "users"],
    ["Actor", "actors"],
    ["Item", "items"],
    ["Scene", "scenes"],
    ["Macro", "macros"],
    ["JournalEntry", "journal"],
  ] as const) {
    const sources = ((await send(GM, "world")) as { data: Record<string, Json[]> }).data[collection] ?? [];
    const updates = sources.map(({ _id }) => ({ _id, flags: {} }));
    await send(GM, "modifyDocument", { type, action: "update", operation: { diff: false, updates } });
  }
  for (const type of ["Token", "Item"]) {
    const parentUuid = type === "Token" ? scene.parentUuid : `Actor.${own}`;
    const _id = type === "Token" ? "TinyTokenOne0001" : "TinyItemKnife001";
    await send(GM, "modifyDocument", {
      type,
      action: "update",
      operation: { diff: false, parentUuid, updates: [{ _id, flags: {} }] },
    });
  }
};
