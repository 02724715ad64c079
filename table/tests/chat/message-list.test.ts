// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { MessageList } from "../../client/applications/sidebar/chat-log/message-list.ts";
import type { ChatMessageLike } from "../../client/chat/chat-types.ts";

let messages: ChatMessageLike[];
let list: HTMLElement;
let log: MessageList;
let rendered: string[];

const message = (number: number): ChatMessageLike => ({ id: `m${number}` }) as ChatMessageLike;
const ids = (): string[] => [...list.children].map((child) => (child as HTMLElement).dataset["messageId"] ?? "");

async function render({ id }: ChatMessageLike): Promise<HTMLElement> {
  rendered.push(id);
  const item = document.createElement("li");
  item.dataset["messageId"] = id;
  item.innerHTML = `<button data-action="open">${rendered.length}</button>`;
  return item;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="scroller"><ol></ol></div>';
  const scroller = document.getElementById("scroller") as HTMLElement;
  list = scroller.querySelector("ol") as HTMLElement;
  messages = Array.from({ length: 1000 }, (_, number) => message(number));
  rendered = [];
  log = new MessageList({ list, scroller, messages: () => messages, render, batch: 10 });
});

describe("a log of a thousand messages", () => {
  test("starts with the newest few, in order", async () => {
    await log.showLatest();
    expect(ids()).toEqual(Array.from({ length: 10 }, (_, n) => `m${990 + n}`));
    expect(rendered).toHaveLength(10);
  });

  test("never holds more than four batches, in either direction", async () => {
    await log.showLatest();
    for (let step = 0; step < 20; step++) await log.older();
    expect(ids()).toHaveLength(40);
    expect(ids()[0]).toBe("m790");
    for (let step = 0; step < 30; step++) await log.newer();
    expect(ids()).toHaveLength(40);
    expect(ids().at(-1)).toBe("m999");
    for (let step = 0; step < 200; step++) await log.older();
    expect(ids()[0]).toBe("m0");
  });

  test("a new message costs one rendering, and the oldest are removed", async () => {
    await log.showLatest();
    for (let number = 1000; number < 1100; number++) {
      messages.push(message(number));
      await log.post(message(number));
    }
    expect(rendered).toHaveLength(110);
    expect(ids()).toHaveLength(40);
    expect(ids().at(-1)).toBe("m1099");
  });

  test("a message whose place among the others has changed is not shown twice", async () => {
    await log.showLatest();
    const [before, last] = messages.splice(-2);
    if (!before || !last) throw new Error("There are two messages.");
    messages.push(last, before);
    await log.newer();
    const first = messages.splice(-10, 1)[0];
    if (!first) throw new Error("There is a message.");
    messages.push(first);
    await log.older();
    expect(new Set(ids()).size).toBe(ids().length);
  });

  test("a new message far below the visible ones waits, and is found at the end", async () => {
    await log.showLatest();
    for (let step = 0; step < 20; step++) await log.older();
    messages.push(message(1000));
    await log.post(message(1000));
    expect(ids()).not.toContain("m1000");
    await log.scrollBottom();
    expect(ids().at(-1)).toBe("m1000");
    expect(log.isAtBottom).toBe(true);
  });

  test("many messages at once that the user wrote, after scrolling up, draw the end once", async () => {
    await log.showLatest();
    for (let step = 0; step < 20; step++) await log.older();
    const before = rendered.length;
    const added = Array.from({ length: 30 }, (_, number) => message(1000 + number));
    messages.push(...added);
    await Promise.all(added.flatMap((one) => [log.post(one), log.scrollBottom()]));
    expect(ids().at(-1)).toBe("m1029");
    expect(rendered).toHaveLength(before + 10);
  });

  test("a message that arrives late is put in its place", async () => {
    await log.showLatest();
    messages.splice(995, 0, message(5000));
    await log.post(message(5000));
    expect(ids().slice(4, 7)).toEqual(["m994", "m5000", "m995"]);
  });

  test("changing and deleting touch one message; the focus stays", async () => {
    await log.showLatest();
    list.querySelector<HTMLElement>('[data-message-id="m995"] button')?.focus();
    await log.update(message(995));
    expect(rendered.filter((id) => id === "m995")).toHaveLength(2);
    expect(document.activeElement?.closest("li")?.dataset["messageId"]).toBe("m995");
    await log.remove("m995");
    expect(ids()).toHaveLength(9);
    await log.post(message(994));
    expect(ids()).toHaveLength(9);
  });
});
