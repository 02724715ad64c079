import { expect, test } from "vitest";
import { filesBelow, textOf } from "./repository.ts";

const TEXT = /\.(?:ts|js|mjs|json|hbs|css|md|ya?ml|html|svg)$/;

test("no file names one machine or a registry", () => {
  const traces = /\/(?:work|root|home\/[a-z]+)\/|registry\.npm|deb\.debian/;
  const files = filesBelow(".").filter((path) => TEXT.test(path) && path !== "tests/guards/words.test.ts");
  expect(files.filter((path) => traces.test(textOf(path)))).toEqual([]);
});

test("no source contains a to-do", () => {
  const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;
  const files = ["src", "table", "tools", "templates", "styles"]
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => TEXT.test(path));
  expect(files.filter((path) => later.test(textOf(path)))).toEqual([]);
});
