// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { filesBelow, textOf } from "../../../tests/guards/repository.ts";
import { cleanHtml, enrichUserHtml } from "./user-html.ts";

afterEach(() => vi.unstubAllGlobals());

describe("user HTML", () => {
  test.each([
    ["an action", `<a data-action="undo" data-norn-key="x" data-entry="y">a</a>`, `<a>a</a>`],
    ["a button", `<button data-action="undo">a</button>`, `a`],
    ["a field", `<input name="system.fatePoints.value" form="sheet" value="9">b`, `b`],
    ["a label", `<label for="norn-more">a</label>`, `a`],
    ["a form", `<form action="https://example.com"><p>a</p></form>`, `<p>a</p>`],
    [
      "an event handler",
      `<p onclick="run()">a</p><secret-block onclick="run()" revealed="">b</secret-block>`,
      `<p>a</p><secret-block revealed="">b</secret-block>`,
    ],
    ["a picture that fails on purpose", `<img src="x" onerror="run()" alt="a">`, `<img src="x" alt="a">`],
    ["a script", `<script>run()</script><p>a</p>`, `<p>a</p>`],
    ["a style sheet", `<style>body { display: none }</style><p>a</p>`, `<p>a</p>`],
    ["an address that runs", `<a href="javascript:run()">a</a>`, `<a>a</a>`],
    ["an id that a window looks for", `<p id="norn-sheet">a</p>`, `<p>a</p>`],
    ["a tooltip", `<p data-tooltip="a" data-tooltip-html="<img src=x onerror=run()>">a</p>`, `<p>a</p>`],
    ["a cover over the page", `<p style="position: fixed; inset: 0px; color: red;">a</p>`, `<p style="color: red;">a</p>`],
    ["a picture from elsewhere in a style", `<p style="background-image: url(https://example.com/a.png)">a</p>`, `<p>a</p>`],
    ["a tag that ends the frame around it", `<p>one</p></div><p>two</p>`, `<p>one</p><p>two</p>`],
    ["a tag that is left open", `<em>one`, `<em>one</em>`],
  ])("loses %s", (_title, written, shown) => {
    expect(cleanHtml(written)).toBe(shown);
  });

  test.each([
    `<h2>A title</h2><p style="text-align: center;">Centered</p><hr>`,
    `<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <sub>e</sub><sup>f</sup> <code>g</code></p><pre><code>h</code></pre>`,
    `<ul><li><p>a</p></li></ul><ol start="3"><li><p>b</p></li></ol><blockquote><p>c</p></blockquote>`,
    `<table><colgroup><col span="2"></colgroup><tbody><tr><td colspan="2" rowspan="1">a</td></tr></tbody></table>`,
    `<p><a href="https://example.com" target="_blank" rel="noopener" title="b">a</a><img src="icons/svg/d20.svg" alt="a" width="20" height="20"></p>`,
    `<section class="secret" id="secret-abc"><p>a</p></section><details open=""><summary>a</summary><p>b</p></details>`,
    `<p>@UUID[Actor.abc]{A name} and [[/r 4dF]]</p>`,
  ])("keeps what the editor writes: %s", (written) => {
    expect(cleanHtml(written)).toBe(written);
  });

  test("loses nothing of the compendia", () => {
    const texts = filesBelow("packs/_source", ".yaml").flatMap((path) => textOf(path).match(/<[a-z][^\n]*>/g) ?? []);
    expect(texts.length).toBeGreaterThan(100);
    const all = texts.join("\n");
    expect(cleanHtml(all)).toBe(new DOMParser().parseFromString(all, "text/html").body.innerHTML);
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
