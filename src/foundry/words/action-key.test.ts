// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";
import { ACTION_KEY, carriesKey, keyed } from "./action-key.ts";

function button(key?: string): HTMLElement {
  const made = document.createElement("button");
  if (key !== undefined) made.dataset["nornKey"] = key;
  return made;
}

describe("an action of a window", () => {
  test.each([
    ["runs from a button of a template", button(ACTION_KEY), 1],
    ["does not run from one without a key", button(), 0],
    ["does not run from one with another key", button("x"), 0],
    ["does not run from one with a part of the key", button(ACTION_KEY.slice(1)), 0],
    ["does not run from one with none at all", button(""), 0],
  ])("%s", (_title, target, times) => {
    const run = vi.fn();
    const { go } = keyed({ go: run });
    Reflect.apply(go, {}, [new Event("click"), target]);
    expect([run.mock.calls.length, carriesKey(target)]).toEqual([times, times === 1]);
  });

  test("has the window as `this`", () => {
    const window = { name: "window" };
    const { go } = keyed({
      go(this: { name: string }) {
        return this.name;
      },
    });
    expect(Reflect.apply(go, window, [new Event("click"), button(ACTION_KEY)])).toBe("window");
  });

  test.each([
    ["runs from the frame, where it may", "header", ["go"], 1],
    ["does not run from the content", "section.window-content", ["go"], 0],
    ["does not run from the frame, where it may not", "header", [], 0],
  ] as const)("without a key %s", (_title, place, inFrame, times) => {
    const [tag = "", name = ""] = place.split(".");
    const around = document.createElement(tag);
    around.className = name;
    const target = around.appendChild(button());
    const run = vi.fn();
    const { go } = keyed({ go: run }, inFrame);
    Reflect.apply(go, {}, [new Event("click"), target]);
    expect(run).toHaveBeenCalledTimes(times);
  });

  test("is guarded by a key that no one guesses", () => {
    expect(ACTION_KEY.length).toBeGreaterThan(16);
  });
});
