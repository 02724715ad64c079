import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

/** `:has(…)` and then any child or descendant. */
const ANY_BELOW = /:has\([^{},]*\)\)* *[ >+~] *(?:\*|:)/;

/** Browsers restyle by what stands after `:has()`: there, "any element" is all of a window, at every change in it. */
test("no style has :has() before a wildcard", () => {
  const found = filesBelow("styles", ".css").flatMap((path) =>
    textOf(path)
      .split("\n")
      .filter((line) => ANY_BELOW.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  [".norn .norn-dial:has(> .norn-dial-numbers) > :first-child {", true],
  [".norn .norn-shown-body:has(.norn-chat-portrait) > * {", true],
  [".norn .norn-compel-person:has(:checked) > span {", false],
  ['.norn div:not(:has(:checked[name^="next"])) label:not(:first-child) {', false],
])("%s: %s", (line, found) => {
  expect(ANY_BELOW.test(line)).toBe(found);
});
