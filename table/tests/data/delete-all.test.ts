// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { Hooks } from "../../client/core/hooks.ts";
import { ChatMessage } from "../../client/documents/chat-message.ts";
import { openWorld } from "./client-world.ts";

afterEach(() => vi.restoreAllMocks());

it("deleting everything reaches the hooks as single deletions without a sign of it; one's own options are passed on", async () => {
  const messages = [1, 2].map((n) => ({ _id: `MESSAGEMESSAGE0${n}`, content: `${n}`, author: null }));
  const { game, server } = await openWorld(14, { messages });
  const seen: string[] = [];
  const note =
    (hook: string) =>
    (document: { id: string }, options: object): void =>
      void seen.push(
        `${hook} ${document.id.at(-1)} ${Object.keys(options)
          .filter((key) => /^(deleteAll|tiny)/.test(key))
          .join()}`,
      );
  const hooks = ["preDeleteChatMessage", "deleteChatMessage"].map((hook) => [hook, Hooks.on(hook, note(hook))] as const);
  await ChatMessage.deleteDocuments([], { deleteAll: true, tinyMark: 1 });
  for (const [hook, id] of hooks) Hooks.off(hook, id);
  expect(seen).toEqual([
    "preDeleteChatMessage 1 tinyMark",
    "preDeleteChatMessage 2 tinyMark",
    "deleteChatMessage 1 tinyMark",
    "deleteChatMessage 2 tinyMark",
  ]);
  expect(game.messages.size).toBe(0);
  expect(server.requests.at(-1)?.operation["deleteAll"]).toBe(true);
});
