import { expect, test } from "vitest";
import { filesBelow, isProduct, textOf } from "./repository.ts";

/** Names that choose a style, a size or a movement, and no picture. */
const NO_PICTURE = new Set(["fa-solid", "fa-regular", "fa-brands", "fa-fw", "fa-spin"]);
const free = new Set(
  [...textOf("node_modules/@fortawesome/fontawesome-free/css/all.min.css").matchAll(/\.(fa-[\w-]+)/g)].map(
    ([, name = ""]) => name,
  ),
);

test("every icon is one of the free set that Foundry has: another would be an empty place", () => {
  const paths = [...filesBelow("src", ".ts"), ...filesBelow("templates", ".hbs")].filter(isProduct);
  const used = paths.flatMap((path) =>
    [...textOf(path).matchAll(/["'\s](fa-[a-z][\w-]*)(?=["'\s])/g)].map(([, name = ""]) => ({ path, name })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name }) => !free.has(name) && !NO_PICTURE.has(name))).toEqual([]);
});
