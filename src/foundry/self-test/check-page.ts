import { activeRuleset } from "../settings/active-game.ts";
import { SCRATCH } from "./scratch.ts";
import { expected, must, type SelfCheck, until } from "./self-check.ts";

/** Places on the page. */
export const ANYONES_PAGE_CHECKS: readonly SelfCheck[] = [
  {
    id: "strip",
    run: () => {
      const strip = document.getElementById("norn-strip");
      if (!strip) return { seen: "", finding: "left-out" };
      const { left, top, width, height } = strip.getBoundingClientRect();
      const inside = width > 0 && height > 0 && left >= 0 && top >= 0 && top + height <= innerHeight;
      must(inside, [left, top, width, height].map(Math.round).join(", "));
      // Notices and windows may be in front of it; the rest of the page may not.
      const there = document.elementsFromPoint(left + Math.min(20, width / 2), top + Math.min(14, height / 2));
      const [hit] = there.filter((element) => element.closest("#notifications, .window-header, .window-content") === null);
      must(hit !== undefined && strip.contains(hit), hit?.id || (hit?.className ?? ""));
      return expected(!strip.classList.contains("is-alone"), strip.parentElement?.id ?? "");
    },
  },
  {
    id: "top",
    run: () => {
      const ids = ["ui-top", "scene-navigation", "chat-message", "sidebar"].filter((id) => !document.getElementById(id));
      return expected(ids.length === 0, ids.map((id) => `−#${id}`).join(" "));
    },
  },
  {
    id: "chatBox",
    run: () => {
      const box = document.querySelector("#chat-message");
      return expected(box !== null && ["textarea", "prose-mirror"].includes(box.localName), box?.localName ?? "−");
    },
  },
  {
    id: "connection",
    run: () => {
      must(game.socket?.connected ?? false, "");
      return { seen: "" };
    },
  },
  {
    id: "tour",
    run: () =>
      expected(
        game.tours.contents.some(({ namespace }) => namespace === "norn"),
        String(game.tours.size),
      ),
  },
];

/** Windows and cards of a scratch actor. */
export const PAGE_CHECKS: readonly SelfCheck[] = [
  {
    id: "sheet",
    run: async ({ base }) => {
      const { sheet } = base;
      await sheet?.render(true);
      const element = await until(() => document.querySelector(`#${CSS.escape(sheet?.id ?? "")}`));
      const parts = [...element.querySelectorAll<HTMLElement>("[data-application-part]")].map(
        (part) => part.dataset["applicationPart"],
      );
      const read = (): unknown => foundry.utils.getProperty(sheet ?? {}, "parts");
      const live = read() === read();
      const content = element.querySelector(":scope > .window-content");
      await sheet?.close({ animate: false });
      must(parts.length > 1, parts.join(", "));
      return expected(
        live && content !== null,
        `${parts.join(", ")}${live ? "" : "; parts: copy"}${content ? "" : "; content: nested"}`,
      );
    },
  },
  {
    id: "card",
    run: async ({ base }) => {
      const { name, img, type } = base;
      const system = { uuid: null, document: "Actor", kind: type, game: activeRuleset().id, name, img };
      const data = { type: "card", content: SCRATCH, whisper: [game.user.id], system } as unknown as ChatMessage.CreateData;
      const message = await ChatMessage.implementation.create(data);
      const html = await message?.renderHTML();
      must(html?.querySelector(".message-content .norn-chat") !== null && html !== undefined, html?.className ?? "");
      return { seen: html?.className ?? "" };
    },
  },
];
