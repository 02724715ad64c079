// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { ACTION_KEY } from "./action-key.ts";
import { onTarget } from "./on-target.ts";

function button(data: DOMStringMap): HTMLElement {
  const made = document.createElement("button");
  Object.assign(made.dataset, data);
  return made;
}

test("an action is given the data of the button that was pressed, its window, the button and the click", () => {
  const run = vi.fn();
  const [window, event, pressed] = [{}, new Event("click"), button({ nornKey: ACTION_KEY, entry: "abc" })];
  const { take } = onTarget({ take: run });
  Reflect.apply(take ?? run, window, [event, pressed]);
  expect(run).toHaveBeenCalledExactlyOnceWith(pressed.dataset, window, pressed, event);
  expect(pressed.dataset["entry"]).toBe("abc");
});

test("an action does not run from a button that carries no key", () => {
  const run = vi.fn();
  const { take } = onTarget({ take: run });
  Reflect.apply(take ?? run, {}, [new Event("click"), button({ entry: "abc" })]);
  expect(run).not.toHaveBeenCalled();
});
