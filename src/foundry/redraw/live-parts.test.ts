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

/** Renders a window's part where it is outdated, as one that opens (`onPage` null) or is open; returns the part it then shows. */
function rendered(live: LiveParts, context: number, onPage: HTMLElement | null): HTMLElement {
  const [id] = live.outdated(["body"], () => context);
  if (id === undefined) return onPage ?? part("nothing");
  const made = part(id);
  made.innerHTML = `<p>${context}</p>`;
  live.redraw({ body: made }, onPage ? { body: onPage } : {});
  return onPage ?? document.body.appendChild(made);
}

test("a part is rendered when its context is another one, and again when a closed window is opened", () => {
  const live = new LiveParts({ choices: "kept" }, () => {});
  const shown = rendered(live, 1, null);
  expect(live.outdated(["body"], () => 1)).toEqual([]);
  expect(rendered(live, 2, shown).textContent).toBe("2");
  live.close();
  expect(live.outdated(["body"], () => 2)).toEqual(["body"]);
});

test("a part that must stay for now is outdated until it is redrawn", () => {
  let stays = true;
  const live = new LiveParts({ choices: "kept", leaves: () => stays }, () => {});
  const shown = rendered(live, 1, null);
  expect(rendered(live, 2, shown).textContent).toBe("1");
  expect(live.outdated(["body"], () => 1)).toEqual(["body"]);
  stays = false;
  expect(rendered(live, 2, shown).textContent).toBe("2");
  expect(live.outdated(["body"], () => 2)).toEqual([]);
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
