// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { nameNewItem } from "./name-new-item.ts";

let frame: HTMLElement;
let said: string[];
let paused: boolean;
const field = (): HTMLTextAreaElement => frame.querySelector("textarea") as HTMLTextAreaElement;
const saves = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `<form><ul><li data-item-id="a"><textarea name="items.a.name"></textarea><input name="kind" /></li></ul><button></button></form>`;
  frame = document.body.firstElementChild as HTMLElement;
  said = [];
  paused = false;
  saves.mockReset().mockResolvedValue(true);
  nameNewItem(frame, "items.a.name", {
    fields: {
      get paused() {
        return paused;
      },
      save: saves,
    },
    drop: async () => void said.push("drop"),
    cancel: async () => void said.push("cancel"),
    accept: async () => void said.push("accept"),
  });
  field().focus();
});

async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  field().dispatchEvent(event);
  await Promise.resolve();
  await Promise.resolve();
  return event.defaultPrevented;
}

function leaveFor(to: string): void {
  frame.querySelector<HTMLElement>(to)?.focus();
}

test("Escape takes it away again, whatever was typed", async () => {
  field().value = "half a na";
  expect([await press("Escape"), said, field().value]).toEqual([true, ["cancel"], ""]);
});

test("Enter saves the name and accepts it", async () => {
  field().value = "Afraid of Bells";
  expect([await press("Enter"), said]).toEqual([true, ["accept"]]);
});

test("a name that is refused stays, and Escape still takes it away", async () => {
  saves.mockResolvedValue(false);
  field().value = "No";
  await press("Enter");
  expect(said).toEqual([]);
  await press("Escape");
  expect(said).toEqual(["cancel"]);
});

test("left empty it goes, once", () => {
  leaveFor("button");
  field().focus();
  leaveFor("button");
  expect(said).toEqual(["drop"]);
});

test("left for another field of its own it stays", () => {
  leaveFor("input");
  expect(said).toEqual([]);
});

test("a redraw does not leave it", () => {
  paused = true;
  leaveFor("button");
  expect(said).toEqual([]);
});

test("left with a name it is like any other field", async () => {
  field().value = "Afraid of Bells";
  leaveFor("button");
  field().focus();
  field().value = "";
  expect([await press("Escape"), said]).toEqual([false, []]);
});
