// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { enrichUserHtml, withoutActions } from "./user-html.ts";

afterEach(() => vi.unstubAllGlobals());

describe("user HTML", () => {
  test.each([
    [`<button data-action="undo" data-entry="x">a</button>`, `<button data-entry="x">a</button>`],
    [`<input name="system.fatePoints.value" form="sheet" value="9">`, `<input value="9">`],
    [`<label for="norn-more">a</label>`, `<label>a</label>`],
    [`<p>one</p></div><p>two</p>`, `<p>one</p><p>two</p>`],
    [`<secret-block onclick="run()" onfocus="run()">a</secret-block>`, `<secret-block>a</secret-block>`],
    [`<form onclick="run()"><input id="attributes"></form>`, `<form><input id="attributes"></form>`],
    [`<em>one`, `<em>one</em>`],
  ])("%s", (written, shown) => {
    expect(withoutActions(written)).toBe(shown);
  });

  test("has its links found, unless it is so long that finding them would take all day", async () => {
    const enrichHTML = vi.fn(async (html: string) => `${html}!`);
    vi.stubGlobal("foundry", { applications: { ux: { TextEditor: { implementation: { enrichHTML } } } } });
    const long = "[[".repeat(30_000);
    expect([await enrichUserHtml("[[4dF]]", {}), await enrichUserHtml(long, {}), await enrichUserHtml(" ", {})]).toEqual([
      "[[4dF]]!",
      long,
      "",
    ]);
    expect(enrichHTML).toHaveBeenCalledOnce();
  });
});
