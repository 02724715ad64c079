// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { withoutActions } from "./user-html.ts";

describe("user HTML", () => {
  test.each([
    [`<button data-action="undo" data-entry="x">a</button>`, `<button data-entry="x">a</button>`],
    [`<input name="system.fatePoints.value" form="sheet" value="9">`, `<input value="9">`],
    [`<label for="norn-more">a</label>`, `<label>a</label>`],
    [`<p>one</p></div><p>two</p>`, `<p>one</p><p>two</p>`],
    [`<em>one`, `<em>one</em>`],
  ])("%s", (written, shown) => {
    expect(withoutActions(written)).toBe(shown);
  });
});
