import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

const OF_THE_PAGE = /instanceof\s+(?:\w+\.)*(?:(?:HTML|SVG)\w*|Element|Node|Document|Event|\w+Event|Window)\b/g;

test("no element is recognized by its constructor: a popped-out window has others (redraw/elements.ts)", () => {
  const found = filesBelow("src/foundry", ".ts").flatMap((path) =>
    [...code(path).matchAll(OF_THE_PAGE)].map(([use]) => `${path}: ${use}`),
  );
  expect(found).toEqual([]);
});

test("the guard sees what it looks for", () => {
  const uses = ["instanceof HTMLElement", "instanceof view.HTMLInputElement", "instanceof Node", "instanceof KeyboardEvent"];
  expect(uses.filter((use) => use.match(OF_THE_PAGE))).toEqual(uses);
  expect(["instanceof Item", "instanceof Error", "instanceof NornActor"].filter((use) => use.match(OF_THE_PAGE))).toEqual([]);
});

/** Without comments, which may name what must not be used. */
function code(path: string): string {
  return textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
}
