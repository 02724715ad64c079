// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { redrawInPlace } from "./redraw-in-place.ts";

function element(html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild as HTMLElement;
}

const part = (rows: string): string => `<section class="norn-part"><ul>${rows}</ul></section>`;
const row = (id: string, rank: number): string => `<li id="${id}"><input id="${id}-rank" value="${rank}"></li>`;

describe("a part drawn again in place", () => {
  let page: HTMLElement;

  beforeEach(() => {
    document.body.replaceChildren();
    page = element(part(row("a", 1) + row("b", 2)));
    document.body.append(page);
  });

  test("looks like what was drawn", () => {
    const drawn = part(row("a", 1) + row("b", 3));
    expect(redrawInPlace(page, element(drawn))).toBe(true);
    expect(page.outerHTML).toBe(drawn);
  });

  test("keeps the elements that are the same, and what is half written in them", () => {
    const kept = page.querySelector<HTMLInputElement>("#a-rank");
    if (kept) kept.value = "half";
    redrawInPlace(page, element(part(row("a", 1) + row("b", 3))));
    expect(page.querySelector("#a-rank")).toBe(kept);
    expect(kept?.value).toBe("half");
  });

  test("gives the focus to the successor of an element that had it", () => {
    const old = page.querySelector<HTMLInputElement>("#b-rank");
    old?.focus();
    redrawInPlace(page, element(part(row("a", 1) + row("b", 3))));
    expect(document.activeElement?.id).toBe("b-rank");
    expect(document.activeElement).not.toBe(old);
  });

  test("gives it by name where there is no id", () => {
    const box = (checked: boolean): string =>
      `<section class="norn-part"><input type="checkbox" name="tracks.a.b-0"${checked ? " checked" : ""}></section>`;
    page.replaceWith(element(box(false)));
    page = document.body.firstElementChild as HTMLElement;
    page.querySelector("input")?.focus();
    redrawInPlace(page, element(box(true)));
    expect(document.activeElement?.getAttribute("name")).toBe("tracks.a.b-0");
    expect(page.querySelector("input")?.checked).toBe(true);
  });

  test("takes rows that come and go", () => {
    const drawn = part(row("a", 1) + row("b", 2) + row("c", 0));
    redrawInPlace(page, element(drawn));
    expect(page.outerHTML).toBe(drawn);
    redrawInPlace(page, element(part("")));
    expect(page.querySelectorAll("li")).toHaveLength(0);
  });

  test("replaces an element with a life of its own as a whole", () => {
    page.innerHTML = `<prose-mirror name="notes"><p>old</p></prose-mirror>`;
    const before = page.firstElementChild;
    redrawInPlace(page, element(`<section class="norn-part"><prose-mirror name="notes"><p>new</p></prose-mirror></section>`));
    expect(page.firstElementChild).not.toBe(before);
    expect(page.textContent).toBe("new");
  });

  test("is refused where the part itself is another", () => {
    const before = page.outerHTML;
    expect(redrawInPlace(page, element(`<section class="norn-part is-wrong"></section>`))).toBe(false);
    expect(page.outerHTML).toBe(before);
  });
});
