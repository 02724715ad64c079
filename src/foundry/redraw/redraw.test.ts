// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { takeDrafts } from "./draft-fields.ts";
import { followFocus } from "./keep-focus.ts";
import { redraw, type RedrawOptions } from "./redraw.ts";

let page: HTMLElement;

const KEPT: RedrawOptions = { choices: "kept" };
const DRAWN: RedrawOptions = { choices: "drawn" };
const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => page.querySelector<E>(selector) as E;

/** A list of ranks; every element on the page is the first drawing's. */
function drawn(...ranks: readonly (readonly [id: string, rank: number])[]): string {
  return `<ul>${ranks.map(([id, rank]) => `<li data-row="rank" data-item-id="${id}"><input name="${id}" value="${rank}"></li>`).join("")}</ul>`;
}

/** A list of buttons; those of one kind are alike. */
function slots(...kinds: readonly string[]): string {
  return `<ul>${kinds.map((kind) => `<li><button data-action="add" data-kind="${kind}">${kind}</button></li>`).join("")}</ul>`;
}

beforeEach(() => {
  document.body.innerHTML = "<section></section>";
  page = document.body.firstElementChild as HTMLElement;
});

function begin(html: string, options = KEPT): void {
  redraw(page, html, options);
  expect(page.innerHTML).toBe(html);
}

describe("redrawn content looks as it was drawn", () => {
  test.each([
    ["a value", drawn(["a", 1], ["b", 2]), drawn(["a", 1], ["b", 3])],
    ["a row more", drawn(["a", 1]), drawn(["b", 2], ["a", 1])],
    ["a row less", drawn(["a", 1], ["b", 2], ["c", 3]), drawn(["b", 2], ["c", 3])],
    ["another order", drawn(["a", 1], ["b", 2], ["c", 3]), drawn(["c", 3], ["a", 1], ["b", 2])],
    ["nothing left", drawn(["a", 1]), ""],
    ["rows alike", drawn(["a", 1], ["a", 2], ["a", 3]), drawn(["a", 4])],
    ["buttons alike, one more before others", slots("x", "x", "y", "y"), slots("x", "x", "x", "y", "y")],
    ["buttons alike, one less before others", slots("x", "x", "x", "y", "y"), slots("x", "y", "y")],
    ["words", "<p>one <b>two</b></p>", "<p>one</p><p>three</p>"],
    ["options", "<select name='s'><option>a</option></select>", "<select name='s'><option>a</option><option>b</option></select>"],
    ["a text area", `<textarea name="t">a</textarea>`, `<textarea name="t">b</textarea>`],
  ])("%s", (_case, before, after) => {
    page.innerHTML = before;
    redraw(page, after, DRAWN);
    const expected = page.cloneNode(false) as HTMLElement;
    expected.innerHTML = after;
    expect(page.innerHTML).toBe(expected.innerHTML);
  });
});

describe("the user's work goes on", () => {
  test("in the same elements, even if a row is added before them", () => {
    begin(drawn(["a", 1], ["b", 2]));
    const field = find("[name=b]");
    field.focus();
    field.value = "half";
    field.setSelectionRange(1, 3);
    redraw(page, drawn(["c", 5], ["a", 4], ["b", 3]), KEPT);
    expect(find("[name=b]")).toBe(field);
    expect(document.activeElement).toBe(field);
    expect([field.value, field.defaultValue, field.selectionStart, field.selectionEnd]).toEqual(["half", "3", 1, 3]);
    expect(find("[name=a]").value).toBe("4");
  });

  test("a fold stays as it was left, unless its state is drawn", () => {
    const folds = (open: string): string => `<details><p>1</p></details><details data-fold="x"${open}><p>2</p></details>`;
    begin(folds(""));
    const [left, kept] = page.querySelectorAll("details");
    left?.setAttribute("open", "");
    redraw(page, folds(` open=""`).replace("1", "3"), KEPT);
    expect([left?.open, kept?.open, page.querySelector("details")]).toEqual([true, true, left]);
  });

  test("a text area keeps its draft, and has the drawn text as its default", () => {
    begin(`<textarea name="t">a</textarea>`);
    find("textarea").value = "ab";
    redraw(page, `<textarea name="t">c</textarea>`, KEPT);
    expect([find("textarea").value, find("textarea").defaultValue]).toEqual(["ab", "c"]);
  });

  test("a draft is gone once an action used it, unless the user has typed more", () => {
    const fields = `<input name="a" value=""><input name="b" value=""><p>1</p>`;
    begin(fields, DRAWN);
    const [a, b] = [find("[name=a]"), find("[name=b]")];
    for (const field of [a, b]) field.value = "used";
    takeDrafts([a, b]);
    b.value = "used, and more";
    redraw(page, fields.replace("1", "2"), DRAWN);
    expect([a.value, b.value]).toEqual(["", "used, and more"]);
    a.value = "used";
    redraw(page, fields.replace("1", "3"), DRAWN);
    expect(a.value).toBe("used");
  });

  const box = (checked: boolean): string => `<input type="checkbox" name="b"${checked ? ` checked=""` : ""}><p>${checked}</p>`;
  test.each([
    [KEPT, true],
    [DRAWN, false],
  ])("a checkbox ticked since has the user's value or the drawn one: %j", (options, ticked) => {
    begin(box(false));
    find("[name=b]").checked = true;
    redraw(page, `${box(false)}<p>more</p>`, options);
    expect(find("[name=b]").checked).toBe(ticked);
    redraw(page, box(true), options);
    redraw(page, box(false), options);
    expect(find("[name=b]").checked).toBe(false);
  });

  const list = (...options: readonly string[]): string => `<select name="s">${options.join("")}</select>`;
  const A = `<option value="a" selected="">a</option>`;
  test.each([
    ["is still there", list(A, `<option value="b">B</option>`), "b"],
    ["is shut", list(A, `<option value="b" disabled="">b</option>`), "a"],
    ["is gone", list(A), "a"],
    ["is gone, and nothing is chosen", list(`<option value="c">c</option>`), "c"],
  ])("the choice of a select %s", (_case, after, value) => {
    begin(list(A, `<option value="b">b</option>`));
    find<HTMLSelectElement>("select").value = "b";
    redraw(page, after, KEPT);
    expect(find<HTMLSelectElement>("select").value).toBe(value);
  });
});

describe("the focus", () => {
  const buttons = (...uses: readonly string[]): string =>
    uses.map((use) => `<button data-action="spend" data-use="${use}">${use}</button>`).join("");
  const OR_ELSE: RedrawOptions = { choices: "kept", orElse: "button:not(:disabled)" };

  test("does not move to another button in the same place", () => {
    begin(buttons("one", "two", "three"));
    find("[data-use=two]").focus();
    redraw(page, buttons("one", "three"), OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=one]"));
  });

  test("goes to the row its button was in, not to the first of the window", () => {
    const row = (id: string, ...uses: readonly string[]): string =>
      `<li id="${id}"><button data-use="open-${id}"></button><span class="steps">${buttons(...uses)}</span></li>`;
    begin(buttons("new") + row("ann", "done", "defend") + row("ben", "go"));
    find("[data-use=done]").focus();
    redraw(page, buttons("new") + row("ann", "defend") + row("ben", "go"), OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=open-ann]"));
    redraw(page, buttons("new") + row("ben", "go"), OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=new]"));
  });

  test("goes to the next step, not to what undoes the last one", () => {
    const undo = `<button data-action="undo" data-use="undo"></button>`;
    begin(`<p>${buttons("invoke")}</p><div><p>${buttons("defend")}</p></div>`);
    find("[data-use=defend]").focus();
    redraw(page, `<p>${buttons("invoke")}</p><div>${undo}<p>${buttons("take")}</p></div>`, OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=take]"));
    redraw(page, `<p>${buttons("invoke")}</p><div>${undo}<p></p></div>`, OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=invoke]"));
    redraw(page, `<p></p><div>${undo}<p></p></div>`, OR_ELSE);
    expect(document.activeElement).toBe(find("[data-use=undo]"));
  });

  test("returns to a button that was briefly disabled", () => {
    followFocus(page);
    begin(buttons("one", "two"), OR_ELSE);
    const two = find<HTMLButtonElement>("[data-use=two]");
    two.focus();
    two.disabled = true;
    two.blur();
    redraw(page, buttons("one", "two"), OR_ELSE);
    expect([document.activeElement, two.disabled]).toEqual([two, false]);
  });

  test("is left where it has moved meanwhile", () => {
    followFocus(page);
    begin(buttons("one"));
    find("button").focus();
    const other = document.createElement("button");
    document.body.append(other);
    other.focus();
    redraw(page, buttons("two"), OR_ELSE);
    expect(document.activeElement).toBe(other);
  });
});

test("a custom element is replaced as a whole", () => {
  begin(`<prose-mirror name="notes"><p>old</p></prose-mirror><p>1</p>`);
  const before = page.firstElementChild;
  redraw(page, `<prose-mirror name="notes"><p>new</p></prose-mirror><p>2</p>`, KEPT);
  expect(page.firstElementChild).not.toBe(before);
  expect(page.textContent).toBe("new2");
});
