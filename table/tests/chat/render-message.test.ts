// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { CORE_TEMPLATES } from "../../client/applications/handlebars/core-templates.data.ts";
import { initialize } from "../../client/applications/handlebars/initialize.ts";
import { CHAT_TEMPLATES } from "../../client/chat/chat-templates.data.ts";
import { listenForDice } from "../../client/chat/message-clicks.ts";
import { renderMessage } from "../../client/chat/render-message.ts";
import type { RenderableMessage } from "../../client/chat/chat-types.ts";
import { Hooks } from "../../client/core/hooks.ts";
import { Roll } from "../../client/dice/index.ts";
import { ANN, GM, openChatWorld, type TestWorld } from "./chat-world.ts";

Object.assign(CORE_TEMPLATES, CHAT_TEMPLATES);
initialize();

let world: TestWorld;
beforeEach(() => {
  world = openChatWorld(ANN, 14);
});

function message(given: Partial<RenderableMessage> = {}): RenderableMessage {
  const defaults: RenderableMessage = {
    id: "m1",
    author: { id: "ann", color: "#123456" },
    whisper: [],
    blind: false,
    rolls: [],
    style: 0,
    timestamp: Date.now(),
    flavor: "",
    content: "<p>Hello</p>",
    alias: "Ama",
    isOwner: true,
    isRoll: (given.rolls?.length ?? 0) > 0,
    isContentVisible: true,
  };
  return { ...defaults, ...given };
}

const hooks = () => world.page.hooks.filter(({ hook }) => hook === "renderChatMessageHTML");

describe("a message", () => {
  test("has the public markup, and its hook gets message, element and context", async () => {
    const html = await renderMessage(message({ flavor: "Over the wall", style: 2 }));
    expect(html.matches("li.chat-message.message.ic[data-message-id=m1]")).toBe(true);
    expect(html.querySelector(".message-header .message-sender")?.textContent).toBe("Ama");
    expect(html.querySelector(".message-header .flavor-text")?.textContent).toBe("Over the wall");
    expect(html.querySelector("time.message-timestamp")?.getAttribute("datetime")).toMatch(/^\d{4}-/);
    expect(html.querySelector(".message-content")?.innerHTML).toBe("<p>Hello</p>");
    expect(hooks()).toHaveLength(1);
    expect(hooks()[0]?.args).toHaveLength(3);
    expect(hooks()[0]?.args[1]).toBe(html);
    expect(hooks()[0]?.args[2]).toMatchObject({ alias: "Ama", isWhisper: false });
  });

  test("whose data model renders itself is left to it, and the hook gets two arguments", async () => {
    const own = document.createElement("li");
    const asked: unknown[] = [];
    const system = { renderHTML: async (options: unknown) => (asked.push(options), own) };
    const html = await renderMessage(message({ system }), { canClose: true });
    expect(html).toBe(own);
    expect(asked).toEqual([{ canClose: true }]);
    expect(hooks().map(({ args }) => args.length)).toEqual([2]);
  });

  test("is handed out in jQuery, with a warning, to whoever listens as before 13", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal("jQuery", (element: HTMLElement) => [element]);
    const id = Hooks.on("renderChatMessage", () => undefined);
    const html = await renderMessage(message());
    Hooks.off("renderChatMessage", id);
    vi.unstubAllGlobals();
    const [older] = world.page.hooks.filter(({ hook }) => hook === "renderChatMessage");
    expect(older?.args.slice(1)).toEqual([[html], expect.objectContaining({ alias: "Ama" })]);
    expect(warn.mock.calls.flat().join(" ")).toContain("renderChatMessageHTML");
  });

  test.each([
    [{}, { user: "ann" as const }, false, false],
    [{ canDelete: true }, { user: "ann" as const }, true, false],
    [{ canDelete: false, canClose: true }, { user: "gm" as const }, false, true],
    [{}, { user: "gm" as const }, true, false],
  ])("rendered with %j by %j, can be deleted %s and closed %s", async (options, { user }, canDelete, canClose) => {
    world = openChatWorld(user === "gm" ? GM : ANN, 14);
    const html = await renderMessage(message(), options);
    expect(html.querySelector("[data-action=deleteMessage]") !== null).toBe(canDelete);
    expect(html.querySelector("[data-action=dismissMessage]") !== null).toBe(canClose);
  });

  test("of a roll shows formula, faces and total, which open and close", async () => {
    const roll = await new Roll("4dF + 2").evaluate();
    const html = await renderMessage(message({ rolls: [roll], content: String(roll.total) }));
    expect(html.querySelector(".dice-formula")?.textContent).toBe("4df + 2");
    expect(html.querySelector(".dice-total")?.textContent).toBe(String(roll.total));
    expect(html.querySelectorAll(".dice-tooltip .roll.fatedie")).toHaveLength(4);
    listenForDice(html);
    html.querySelector<HTMLElement>(".dice-formula")?.click();
    expect(html.querySelector(".dice-roll")?.classList.contains("expanded")).toBe(true);
    expect(html.querySelector(".dice-formula")?.getAttribute("aria-expanded")).toBe("true");
  });

  test("of a roll the user may not read shows that dice were rolled, and nothing else", async () => {
    const roll = await new Roll("1d6 + 90000").evaluate();
    const html = await renderMessage(
      message({ rolls: [roll], content: String(roll.total), flavor: "Plan", isContentVisible: false, whisper: ["gm"] }),
    );
    expect(html.querySelector(".dice-formula")?.textContent).toBe("???");
    expect(html.querySelector(".dice-total")?.textContent).toBe("?");
    expect(html.textContent).not.toMatch(/9000|Plan/);
    expect(html.querySelector(".whisper-to")?.textContent).toBe("To: Robin");
  });
});
