// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TextEditor } from "../../client/applications/ux/text-editor/text-editor.ts";
import { settleInlineRolls } from "../../client/chat/settle-inline-rolls.ts";
import { getConfig } from "../../client/core/globals.ts";
import { ANN, openChatWorld } from "./chat-world.ts";

const LAMP = {
  id: "lamp",
  uuid: "Item.lamp",
  name: "The Lamp",
  documentName: "Item",
  type: "thing",
  toEmbed: async (config: { values: string[]; width?: number }) => {
    const figure = document.createElement("figure");
    figure.textContent = `Lamp ${String(config.width)} ${config.values.join("+")}`;
    return figure;
  },
};

function within(html: string): HTMLElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder;
}

beforeEach(() => {
  openChatWorld(ANN, 14);
  vi.stubGlobal("fromUuid", async (uuid: string) => (uuid === LAMP.uuid ? LAMP : null));
});

describe("an enriched text", () => {
  test("links documents by uuid; one that is gone is marked broken", async () => {
    const text = within(
      await TextEditor.enrichHTML("<p>See @UUID[Item.lamp], @UUID[Item.lamp]{a light} and @UUID[Item.gone]{nothing}.</p>"),
    );
    const links = [...text.querySelectorAll<HTMLElement>("a.content-link")];
    expect(
      links.map((link) => [
        link.textContent,
        link.dataset["uuid"],
        link.classList.contains("broken"),
        link.getAttribute("draggable"),
      ]),
    ).toEqual([
      ["The Lamp", "Item.lamp", false, "true"],
      ["a light", "Item.lamp", false, "true"],
      ["nothing", "Item.gone", true, null],
    ]);
    expect(text.textContent).toBe("See The Lamp, a light and nothing.");
  });

  test("embeds what a document makes of itself", async () => {
    const text = within(await TextEditor.enrichHTML('<p>@Embed[Item.lamp width=200 small "very bright"]</p>'));
    expect(text.innerHTML).toBe("<figure>Lamp 200 small+very bright</figure>");
  });

  test("offers rolls, and throws those that are to be thrown at once", async () => {
    const text = within(
      await TextEditor.enrichHTML("[[/r 4dF + @rank # Leap]]{jump} [[2 + @rank]] [[/gmr 1d6]] [[3[warm]]]", {
        rollData: { rank: 3 },
      }),
    );
    const [deferred, immediate, secret, noted] = [...text.querySelectorAll<HTMLElement>("a.inline-roll")];
    expect(deferred?.dataset).toMatchObject({ formula: "4dF + 3", flavor: "Leap", mode: "roll" });
    expect(deferred?.textContent).toBe("jump");
    expect([immediate?.textContent, immediate?.classList.contains("inline-result")]).toEqual(["5", true]);
    expect(secret?.dataset["mode"]).toBe("gmroll");
    expect(noted?.textContent).toBe("3");
  });

  test("keeps a formula that cannot be read, and says what is wrong with it", async () => {
    const text = within(await TextEditor.enrichHTML("<p>[[4dF+]]</p>"));
    expect(text.textContent).toBe("[[4dF+]]");
    expect(text.querySelector<HTMLElement>(".inline-roll.broken")?.title).toContain("is wrong at its end");
  });

  test("shows secrets only when they may be shown", async () => {
    const html = '<p>a</p><section class="secret">b</section><section class="secret revealed">c</section>';
    expect(within(await TextEditor.enrichHTML(html)).textContent).toBe("ac");
    expect(within(await TextEditor.enrichHTML(html, { secrets: true })).textContent).toBe("abc");
  });

  test("leaves code as written, and links addresses", async () => {
    const text = within(await TextEditor.enrichHTML("<code>[[1d6]]</code> https://example.org/a?b=1."));
    expect(text.querySelector("code")?.textContent).toBe("[[1d6]]");
    expect(text.querySelector<HTMLAnchorElement>("a.hyperlink")?.getAttribute("href")).toBe("https://example.org/a?b=1");
  });

  test("can leave out each kind", async () => {
    const html = "@UUID[Item.lamp] [[1+1]] https://example.org";
    expect(await TextEditor.enrichHTML(html, { documents: false, rolls: false, links: false })).toBe(html);
  });

  test("lets a system's enrichers work, before rolls are read", async () => {
    const { enrichers } = getConfig()["TextEditor"] as { enrichers: object[] };
    enrichers.push({
      id: "tiny.mark",
      pattern: /\[\[mark (\w+)\]\]/g,
      enricher: async (match: RegExpMatchArray) =>
        match[1] === "none" ? null : Object.assign(document.createElement("mark"), { textContent: match[1] }),
      onRender: () => undefined,
    });
    const text = within(await TextEditor.enrichHTML("<p>[[mark red]] [[mark none]]</p>", { rolls: false }));
    expect(text.innerHTML).toBe(
      '<p><enriched-content enricher="tiny.mark"><mark>red</mark></enriched-content> [[mark none]]</p>',
    );
  });

  test("refuses an enricher whose pattern is not global, by name", async () => {
    const { enrichers } = getConfig()["TextEditor"] as { enrichers: object[] };
    enrichers.push({ id: "tiny.once", pattern: /x/, enricher: async () => null });
    await expect(TextEditor.enrichHTML("x")).rejects.toThrow("The text enricher tiny.once needs a pattern with the flag g");
  });
});

describe("other uses of texts", () => {
  test("inline rolls of a message are thrown once, and keep their result", async () => {
    const settled = await settleInlineRolls("<b>hit</b> [[2+2]] [[/r 4dF]] @UUID[Item.lamp]", {});
    expect(settled).toContain("[[/r 4dF]]");
    expect(settled).toContain("@UUID[Item.lamp]");
    expect(within(settled).querySelector("a.inline-result")?.textContent).toBe("4");
    expect(within(await TextEditor.enrichHTML(settled)).querySelectorAll("a.inline-result")).toHaveLength(1);
  });

  test.each(["[[", "[[/r ", "@UUID[", "@UUID[a#", "@Embed[", "@UUID[Item.lamp]{"])(
    "%j a hundred thousand letters long, and never closed, is read in time that grows with its length",
    { timeout: 5_000 },
    async (opening) => {
      const text = opening.repeat(100_000 / opening.length);
      expect(await TextEditor.enrichHTML(text, { documents: !opening.endsWith("{") })).toBe(text);
    },
  );

  test("what a drag carries, if it is ours", () => {
    const drag = (text: string): DragEvent => ({ dataTransfer: { getData: () => text } }) as unknown as DragEvent;
    expect(TextEditor.getDragEventData(drag('{"type":"Item","uuid":"Item.lamp"}'))).toEqual({ type: "Item", uuid: "Item.lamp" });
    expect(TextEditor.getDragEventData(drag("some words"))).toEqual({});
    expect(TextEditor.getDragEventData(drag("[1"))).toEqual({});
    expect(TextEditor.getDragEventData(drag("3"))).toEqual({});
  });

  test.each([
    ["a short one", {}, "a short one"],
    ["four words and more", { maxLength: 10 }, "four word…"],
    ["four words and more", { maxLength: 10, splitWords: false }, "four…"],
    ["four words and more", { maxLength: 10, suffix: "" }, "four words"],
  ])("%j shortened by %j", (text, options, short) => {
    expect(TextEditor.truncateText(text, options)).toBe(short);
  });

  test("a dropped document becomes a link", async () => {
    expect(await TextEditor.getContentLink({ type: "Item", uuid: "Item.lamp" })).toBe("@UUID[Item.lamp]{The Lamp}");
    expect(await TextEditor.getContentLink({ type: "Item", uuid: "Item.gone" })).toBeNull();
    expect(await TextEditor.getContentLink({})).toBeNull();
  });

  test("a preview is plain and short", () => {
    expect(TextEditor.previewHTML("<h2>One</h2>\n<p>two <b>three</b></p>", 9)).toBe("One two…");
  });
});
