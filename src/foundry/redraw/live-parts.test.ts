// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { LiveParts } from "./live-parts.ts";

function part(id: string): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  return element;
}

test("parts that core has left off the page are added, in their order", () => {
  const content = document.createElement("section");
  const [head, body, foot] = [part("head"), part("body"), part("foot")];
  content.append(body);
  LiveParts.addMissing({ head, body, foot }, content);
  expect([...content.children].map(({ id }) => id)).toEqual(["head", "body", "foot"]);
});

test("parts that core has placed stay where they are", () => {
  const content = document.createElement("section");
  const around = part("around");
  const placed = part("placed");
  around.append(placed);
  content.append(around);
  LiveParts.addMissing({ placed }, content);
  expect(placed.parentElement).toBe(around);
});

/** A window with one part that shows a number in a field, opened and closed: which parts were rendered, and the part then shown. */
function openedWith(live: LiveParts, context: number): { rendered: string[]; part: HTMLElement } {
  const content = document.body.appendChild(document.createElement("section"));
  const rendered = live.outdated(["body"], () => context);
  const made = rendered.map((id): [string, HTMLElement] => {
    const element = part(id);
    element.innerHTML = `<details><summary>fold</summary></details><input value="${context}">`;
    return [id, element];
  });
  const all = live.withKept(["body"], Object.fromEntries(made));
  live.redraw(all, {});
  live.listen(content);
  LiveParts.addMissing(all, content);
  return { rendered, part: content.firstElementChild as HTMLElement };
}

function close(live: LiveParts, shown: HTMLElement): void {
  shown.parentElement?.remove();
  live.close();
}

test("a window that is opened again shows the part it had, without what was typed", () => {
  const live = new LiveParts({ choices: "kept" }, () => {});
  const first = openedWith(live, 1);
  const field = first.part.querySelector("input") as HTMLInputElement;
  field.value = "draft";
  close(live, first.part);
  expect(openedWith(live, 1)).toEqual({ rendered: [], part: first.part });
  expect(field.value).toBe("1");
});

test.each([
  ["with another context", 2, () => {}],
  ["which the user has unfolded", 1, (shown: HTMLElement) => shown.querySelector("details")?.setAttribute("open", "")],
])("a part %s is rendered again", (_case, context, change) => {
  const live = new LiveParts({ choices: "kept" }, () => {});
  const first = openedWith(live, 1);
  change(first.part);
  close(live, first.part);
  const again = openedWith(live, context);
  expect(again.rendered).toEqual(["body"]);
  expect(again.part).not.toBe(first.part);
});

test("only the windows closed last keep their parts", () => {
  const windows = Array.from({ length: 6 }, () => new LiveParts({ choices: "kept" }, () => {}));
  for (const live of windows) close(live, openedWith(live, 1).part);
  expect(windows.map((live) => openedWith(live, 1).rendered.length)).toEqual([1, 0, 0, 0, 0, 0]);
});

test("what is chosen while a window is rendered stays, and the window is rendered again; then what is drawn counts", () => {
  let again = 0;
  const live = new LiveParts({ choices: "drawn" }, () => (again += 1));
  const drawn = (): HTMLElement => {
    const element = part("body");
    element.innerHTML = `<input type="checkbox" name="in" checked><input type="radio" name="at" checked><input type="radio" name="at">`;
    return element;
  };
  const shown = document.body.appendChild(drawn());
  const [tick, , other] = shown.querySelectorAll("input");
  const render = (meanwhile: () => void): (boolean | undefined)[] => {
    live.begin();
    meanwhile();
    live.redraw({ body: drawn() }, { body: shown });
    return [tick?.checked, other?.checked];
  };
  live.listen(shown);
  const choose = (): void => [tick, other].forEach((field) => field?.click());
  expect(render(choose)).toEqual([false, true]);
  expect(again).toBe(1);
  expect(render(() => {})).toEqual([true, false]);
  expect(again).toBe(1);
});
