import { deletionOf } from "../compat/operators.ts";
import { applyMessageMode, MESSAGE_MODES } from "../compat/message-mode.ts";
import { loadedDocument } from "../documents/document-by-uuid.ts";
import { expected, hooksDuring, must, type SelfCheck, until } from "./self-check.ts";
import { SCRATCH_FLAGS } from "./scratch.ts";

const MARKED = { norn: { scratch: { a: 1, b: 2 } } };

/** What Foundry does with documents. */
export const DOCUMENT_CHECKS: readonly SelfCheck[] = [
  {
    id: "recordKey",
    run: async ({ base }) => {
      await base.update({ flags: MARKED } as Actor.UpdateData);
      await base.update({ flags: { norn: { scratch: deletionOf("a") } } } as Actor.UpdateData);
      const left = JSON.stringify(foundry.utils.getProperty(base.flags, "norn.scratch"));
      must(left === `{"b":2}`, left);
      return { seen: left };
    },
  },
  {
    id: "tokenKey",
    run: async ({ npc }) => {
      await npc.update({ flags: { norn: { scratch: { b: 3 } } } } as Actor.UpdateData);
      await npc.update({ flags: { norn: { scratch: deletionOf("b") } } } as Actor.UpdateData);
      const left = JSON.stringify(foundry.utils.getProperty(npc.flags, "norn.scratch"));
      return expected(left === `{"b":2}`, left);
    },
  },
  {
    id: "keepId",
    run: async ({ base }) => {
      const _id = foundry.utils.randomID();
      const data = { _id, name: "Norn self-test", type: "aspect" } as Item.CreateData;
      const [item] = await base.createEmbeddedDocuments("Item", [data], { keepId: true });
      must(item?.id === _id, `${item?.id ?? ""} ≠ ${_id}`);
      return { seen: _id };
    },
  },
  {
    id: "html",
    run: async ({ base }) => {
      const notes = `<p><strong>a</strong></p><script>1</script>`;
      await base.update({ system: { notes } });
      const kept: unknown = foundry.utils.getProperty(base._source, "system.notes");
      must(typeof kept === "string" && kept.includes("<strong>a</strong>") && !kept.includes("<script"), String(kept));
      return { seen: String(kept) };
    },
  },
  {
    id: "combat",
    run: async ({ scene }) => {
      const combat = await Combat.implementation.create({ scene: scene.id, flags: SCRATCH_FLAGS } as Combat.CreateData);
      must(combat?.type === "conflict", String(combat?.type));
      const [one] = (await combat?.createEmbeddedDocuments("Combatant", [{ name: "Norn self-test" }])) ?? [];
      must(one?.type === "participant", String(one?.type));
      return { seen: `${combat?.type ?? ""}, ${one?.type ?? ""}` };
    },
  },
  {
    id: "plainCombat",
    run: async ({ scene }) => {
      // Past `NornCombat.createDocuments`, as a batch of writes may go.
      const data = { type: "base", scene: scene.id, flags: SCRATCH_FLAGS } as unknown as Combat.CreateData;
      const [combat] = await foundry.documents.BaseCombat.createDocuments.call(Combat.implementation, [data]);
      await until(() => combat?.id && game.combats.get(combat.id)?.type === "conflict");
      return { seen: "base → conflict" };
    },
  },
  {
    id: "modes",
    run: () => {
      const seen = MESSAGE_MODES.map((mode) => {
        const { whisper = [], blind = false } = applyMessageMode<ChatMessage.CreateData>({ content: "" }, mode);
        return `${mode}: ${Array.isArray(whisper) ? whisper.length : 0}${blind ? " blind" : ""}`;
      });
      const gms = game.users.filter(({ isGM }) => isGM).length;
      must(seen.join() === ["public: 0", `gm: ${gms}`, `blind: ${gms} blind`, "self: 1"].join(), seen.join());
      return { seen: seen.join("; ") };
    },
  },
  {
    id: "deletion",
    run: async () => {
      const message = await ChatMessage.implementation.create({
        content: "Norn self-test",
        whisper: [game.user.id],
      });
      const ids = [message?.id ?? ""];
      const calls = await hooksDuring("deleteChatMessage", () => ChatMessage.implementation.deleteDocuments(ids));
      const options = calls[0]?.[1];
      must(typeof options === "object" && options !== null && "nornFlush" in options, JSON.stringify(options));
      return { seen: "" };
    },
  },
  {
    id: "linkedUuid",
    run: async ({ token, npc }) => {
      const { uuid } = npc;
      await token.update({ actorLink: true });
      const found = loadedDocument(uuid);
      await token.update({ actorLink: false });
      must(found === null || typeof found === "object", String(found));
      return expected(found === null, String(found));
    },
  },
];
