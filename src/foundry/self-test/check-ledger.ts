import { isAuthority } from "../ledger/authority.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { ledgerHost } from "../ledger/ledger-host.ts";
import { doWork } from "../../ledger/authority/work.ts";
import { writeEvents } from "../../ledger/authority/write-events.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { SCRATCH } from "./scratch.ts";
import { expected, hooksDuring, must, type SelfCheck, until } from "./self-check.ts";

/** As a player: a message in a GM's name would be a forged outcome. */
export const FORGED: SelfCheck = {
  id: "forged",
  run: async () => {
    const gm = game.users.find(({ isGM }) => isGM);
    const data = { content: SCRATCH, author: gm?.id ?? "", whisper: [game.user.id] } as ChatMessage.CreateData;
    const message = await ChatMessage.implementation.create(data).catch(() => undefined);
    const author = message?._source.author ?? "";
    await message?.delete();
    must(author !== gm?.id, author);
    return { seen: author };
  },
};

/** The root of the ledger's trust, and what its writes depend on. */
export const LEDGER_CHECKS: readonly SelfCheck[] = [
  {
    id: "author",
    run: async ({ base }) => {
      // Refused in every game: the actor owes nothing. So nothing is moved that would have to be moved back.
      const request = await submitEntry({ kind: "pay-debt", actor: base, request: { points: 1 }, secret: true });
      const id = request?.id ?? "";
      const entry = await until(() => {
        const found = ledgerStore().entry(id);
        return found && found.state !== "pending" && found;
      });
      const outcome = game.messages.find((message) => isMessageOfType(message, "entry") && message.system.entry === id);
      // The ledger deletes the settled request by itself.
      await until(() => !game.messages.has(id));
      const author = outcome?._source.author ?? "";
      must(author === game.user.id && entry.author === game.user.id, `${author} ≠ ${game.user.id ?? ""}`);
      return { seen: author };
    },
  },
  {
    id: "authority",
    run: async () => {
      await until(isAuthority);
      return { seen: "" };
    },
  },
  {
    id: "tokenOnce",
    run: async ({ npc, base }) => {
      const before = npc.system.fatePoints.value;
      const event = { type: "fate-points-changed", actor: npc.uuid, counter: "value", by: -1 } as const;
      const entry = ledgerStore().all().at(-1);
      const done = entry && (await doWork(writeEvents(ledgerHost, entry, [event])));
      const after = [npc.system.fatePoints.value, base.system.fatePoints.value];
      must(done?.ok === true && after[0] === before - 1 && after[1] === 5, `${before} → ${after.join(", ")}`);
      return { seen: `${before} → ${after[0] ?? ""}` };
    },
  },
  {
    id: "tokenHook",
    run: async ({ npc, token }) => {
      let others = 0;
      const calls = await hooksDuring("updateActor", async () => {
        const tokens = await hooksDuring("updateToken", () =>
          npc.update({ name: "Norn self-test 2" }, { nornProbe: 1 } as object),
        );
        others = tokens.length;
      });
      const own = calls.filter(([actor]) => actor === token.actor);
      must(own.length === 1, `updateActor × ${own.length}`);
      const options = own[0]?.[2];
      must(typeof options === "object" && options !== null && "nornProbe" in options, "options");
      return expected(others === 0, `updateToken × ${others}`);
    },
  },
  {
    id: "options",
    run: async ({ base }) => {
      const calls = await hooksDuring("updateActor", () => base.update({ name: "Norn self-test 3" }, { nornProbe: 1 } as object));
      const options = calls[0]?.[2];
      must(typeof options === "object" && options !== null && "nornProbe" in options, JSON.stringify(Object.keys(options ?? {})));
      return { seen: "" };
    },
  },
  {
    id: "lastWriter",
    run: ({ base }) => expected(base._stats.lastModifiedBy === game.user.id, String(base._stats.lastModifiedBy)),
  },
  {
    id: "adjustment",
    run: async ({ base }) => {
      await base.update({ system: { fatePoints: { value: 4 } } });
      const message = await until(() =>
        game.messages.find(
          (one) => isMessageOfType(one, "entry") && one.system.kind === "adjust" && one.system.actor === base.uuid,
        ),
      );
      const html = await message.renderHTML();
      must(!message.visible && html.style.display === "none", `visible: ${String(message.visible)}`);
      return { seen: "" };
    },
  },
];
