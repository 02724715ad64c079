// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogV2 } from "../../client/applications/api/dialog.ts";
import type { WindowUser } from "../../client/applications/platform.ts";
import { openPage } from "./page.ts";

async function openDialog(): Promise<HTMLDialogElement> {
  return vi.waitFor(() => {
    const dialog = document.querySelector<HTMLDialogElement>("dialog.dialog");
    if (!dialog?.querySelector("footer button")) throw new Error("no dialog yet");
    return dialog;
  });
}

function press(dialog: HTMLElement, action: string): void {
  dialog.querySelector<HTMLElement>(`footer [data-action="${action}"]`)?.click();
}

beforeEach(() => {
  openPage();
});

describe("a dialog", () => {
  it("needs a button", () => {
    expect(() => new DialogV2({ content: "?" })).toThrow("You must define at least one entry in options.buttons");
  });

  it("resolves to the action of the pressed button and closes", async () => {
    const answer = DialogV2.wait({
      window: { title: "Choose" },
      content: "<p>Which?</p>",
      buttons: [
        { action: "left", label: "L" },
        { action: "right", label: "R", default: true },
      ],
    });
    const dialog = await openDialog();
    expect(dialog.querySelector(".dialog-content p")?.textContent).toBe("Which?");
    expect(dialog.querySelector("button.default")?.getAttribute("type")).toBe("submit");
    press(dialog, "left");
    expect(await answer).toBe("left");
    await vi.waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  });

  it("resolves to what the callback returns", async () => {
    const answer = DialogV2.wait({
      buttons: [{ action: "go", label: "Go", callback: (_event, button, dialog) => [button.dataset["action"], dialog.rendered] }],
    });
    press(await openDialog(), "go");
    expect(await answer).toEqual(["go", true]);
  });

  it("resolves to null when dismissed, or rejects if asked to", async () => {
    const quiet = DialogV2.prompt({ content: "x" });
    (await openDialog()).querySelector<HTMLElement>("[data-action=close]")?.click();
    expect(await quiet).toBeNull();
    const loud = DialogV2.prompt({ content: "x", rejectClose: true });
    (await openDialog()).querySelector<HTMLElement>("[data-action=close]")?.click();
    await expect(loud).rejects.toThrow("Dialog was dismissed without pressing a button.");
  });

  it("is dismissed by Escape", async () => {
    const answer = DialogV2.confirm({ content: "?" });
    await openDialog();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    expect(await answer).toBeNull();
  });

  it("leaves the other windows open when Escape is pressed inside it", async () => {
    const other = DialogV2.prompt({ content: "other" });
    const below = await openDialog();
    const answer = DialogV2.confirm({ content: "?" });
    const dialog = await vi.waitFor(() => {
      const found = [...document.querySelectorAll("dialog")].find((one) => one !== below && one.querySelector("footer button"));
      if (!found) throw new Error("no second dialog yet");
      return found;
    });
    dialog.querySelector<HTMLElement>("footer button")?.focus();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    expect(await answer).toBeNull();
    expect(below.isConnected).toBe(true);
    press(below, "ok");
    await other;
  });

  it("confirm resolves to true and false, and accepts labels for its buttons", async () => {
    const yes = DialogV2.confirm({ content: "?", yes: { label: "Do it" } });
    const dialog = await openDialog();
    expect(dialog.querySelector("[data-action=yes] span")?.textContent).toBe("Do it");
    press(dialog, "yes");
    expect(await yes).toBe(true);
    const no = DialogV2.confirm({ content: "?" });
    await vi.waitFor(() => expect(document.querySelectorAll("dialog")).toHaveLength(1));
    press(await openDialog(), "no");
    expect(await no).toBe(false);
  });

  it("input resolves to the values of its fields", async () => {
    const answer = DialogV2.input({
      content:
        '<input name="name" value=" Ada "><input name="age" type="number" value="36"><input name="ok" type="checkbox" checked>',
    });
    press(await openDialog(), "ok");
    expect(await answer).toEqual({ name: "Ada", age: 36, ok: true });
  });

  it("calls render when shown and close when closed, whose result counts", async () => {
    const render = vi.fn();
    const answer = DialogV2.prompt({ content: "x", render, close: () => "gone" });
    const dialog = await openDialog();
    await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
    dialog.querySelector<HTMLElement>("[data-action=close]")?.click();
    expect(await answer).toBe("gone");
  });

  it("is shown here when the user is queried, and elsewhere through the other client", async () => {
    const self = { id: "me", name: "Me", isSelf: true } as WindowUser;
    const here = DialogV2.query(self, "confirm", { content: "?" });
    press(await openDialog(), "yes");
    expect(await here).toBe(true);
    const query = vi.fn(async () => "their answer");
    expect(await DialogV2.query({ id: "p1", isSelf: false, query } as unknown as WindowUser, "prompt", { content: "!" })).toBe(
      "their answer",
    );
    expect(query).toHaveBeenCalledWith("dialog", { type: "prompt", config: { content: "!" } });
  });
});

describe("the content of a dialog", () => {
  const shown = async (content: string | HTMLElement): Promise<string> => {
    void DialogV2.prompt({ content });
    const body = (await openDialog()).querySelector(".dialog-content");
    return body?.innerHTML ?? "";
  };

  it("is sanitized if it is a string (#12072)", async () =>
    expect(await shown('<p>a</p><img src="x.png" onerror="run()">')).toBe('<p>a</p><img src="x.png">'));

  it("loses the attributes of the one element around it (#13539)", async () =>
    expect(await shown('<div class="own" data-x="1"><p class="inner">a</p></div>')).toBe('<div><p class="inner">a</p></div>'));

  it("keeps those of a single field", async () =>
    expect(await shown('<input name="guess" type="number">')).toContain('name="guess"'));

  it("is used unchanged if it is an element", async () => {
    const content = document.createElement("div");
    content.className = "own";
    expect(await shown(content)).toBe('<div class="own"></div>');
  });
});

describe("a dialog that another client asks for", () => {
  it("contains only text, whatever was sent", async () => {
    const content = '<p>a</p><img src="x" onerror="run()">';
    const config = {
      content,
      tag: "iframe",
      id: "game",
      actions: { ok: 1 },
      window: { title: "T", contentTag: "script" },
      ok: { label: "Go", style: { position: "fixed" } },
    };
    const answer = DialogV2._handleQuery({ type: "prompt", config });
    const dialog = await openDialog();
    expect([dialog.localName, dialog.id === "game", dialog.querySelector("img")?.getAttributeNames()]).toEqual([
      "dialog",
      false,
      ["src"],
    ]);
    const button = dialog.querySelector<HTMLElement>("footer button");
    expect([button?.textContent, button?.style.position]).toEqual(["Go", ""]);
    press(dialog, "ok");
    expect(await answer).toBe("ok");
  });

  it("is one of four kinds", () =>
    expect(DialogV2._handleQuery({ type: "render", config: {} })).rejects.toThrow(
      '"render" is not a kind of dialog that can be queried',
    ));
});
