import { expect, test } from "vitest";
import { filesBelow, isThere, textOf } from "./repository.ts";

/** A partial in a template, and a path in the code. */
const NAMED = /(?:"systems\/norn\/templates\/|templatePath\(")([\w/-]+\.hbs)"/g;

test("every template that is named is there: a missing one fails only once it is drawn", () => {
  const paths = [...filesBelow("templates", ".hbs"), ...filesBelow("src", ".ts")];
  const named = paths.flatMap((path) => [...textOf(path).matchAll(NAMED)].map(([, name = ""]) => ({ path, name })));
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => !isThere(`templates/${name}`))).toEqual([]);
});
