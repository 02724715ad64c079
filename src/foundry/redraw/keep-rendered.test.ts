// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { keepRendered } from "./keep-rendered.ts";
import { redraw } from "./redraw.ts";

const page = (): HTMLElement => document.body.firstElementChild as HTMLElement;

/** A list of zones, as a template makes it: what is kept is not filled. */
function draw(zones: Readonly<Record<string, string>>): string[] {
  const kept: string[] = [];
  const html = Object.entries(zones).map(([id, words]) => {
    const state = keepRendered(document, id, words);
    if (state.kept) kept.push(id);
    const mark = `id="${id}" data-norn-drawn="${state.drawn}"`;
    return state.kept ? `<p ${mark} data-norn-kept></p>` : `<p ${mark}>${words}</p>`;
  });
  redraw(page(), html.join(""), { choices: "drawn" });
  return kept;
}

const shown = (): string[] => [...page().children].map(({ textContent }) => textContent);

test("only what has changed is drawn; the rest stays, in the new order, and what is gone goes", () => {
  document.body.innerHTML = "<section></section>";
  expect(draw({ a: "one", b: "two", c: "three" })).toEqual([]);
  const [first] = page().children;
  expect(draw({ a: "one", b: "other", c: "three" })).toEqual(["a", "c"]);
  expect(shown()).toEqual(["one", "other", "three"]);
  expect(draw({ c: "three", a: "one" })).toEqual(["c", "a"]);
  expect(shown()).toEqual(["three", "one"]);
  expect(page().children[1]).toBe(first);
});

test("a redraw that was put off is made up for: the page says what it shows", () => {
  document.body.innerHTML = "<section></section>";
  draw({ a: "one" });
  expect(keepRendered(document, "a", "two").kept).toBe(false);
  expect(keepRendered(document, "a", "two").kept).toBe(false);
  expect(keepRendered(document, "a", "one").kept).toBe(true);
  expect(keepRendered(null, "a", "one").kept).toBe(false);
});

test("a button that two zones have stays in the one that is kept", () => {
  document.body.innerHTML = "<section></section>";
  const act = '<button data-action="act">Act</button>';
  draw({ a: `one ${act}`, b: `two ${act}` });
  const buttons = [...page().querySelectorAll("button")];
  expect(draw({ a: `one ${act}`, b: `other ${act}` })).toEqual(["a"]);
  expect([...page().querySelectorAll("button")]).toEqual(buttons);
  expect(shown()).toEqual(["one Act", "other Act"]);
});
