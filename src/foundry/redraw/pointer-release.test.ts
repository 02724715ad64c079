// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pointerRelease } from "./pointer-release.ts";

function rightClick(buttons: number): MouseEvent {
  return { buttons, view: window } as unknown as MouseEvent;
}

test("a key's menu, and one asked for at the release, opens at once", async () => {
  await expect(pointerRelease(rightClick(0))).resolves.toBeUndefined();
});

test.each(["pointerup", "pointercancel"])("while the button is pressed a menu waits for %s", async (end) => {
  let opened = false;
  const opening = pointerRelease(rightClick(2)).then(() => (opened = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toBe(false);
  window.dispatchEvent(new Event(end));
  await opening;
  expect(opened).toBe(true);
});
