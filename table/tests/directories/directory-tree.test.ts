import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildTree,
  type DirectoryTree,
  type TreeEntry,
  type TreeFolder,
  type TreeNode,
} from "../../client/applications/sidebar-directories/directory-tree.ts";

const folder = (id: string, inside: string | null = null, more: Partial<TreeFolder> = {}): TreeFolder => ({
  id,
  uuid: `Folder.${id}`,
  name: id,
  color: "",
  folder: inside,
  sort: 0,
  sorting: "a",
  ...more,
});
const entry = (id: string, inside: string | null = null, sort = 0): TreeEntry => ({
  id,
  uuid: `Actor.${id}`,
  name: id,
  folder: inside,
  sort,
  invalid: false,
});
const build = (folders: TreeFolder[], entries: TreeEntry[], emptyFolders = true): DirectoryTree =>
  buildTree({ folders, entries, expanded: new Set(["a"]), language: "en", emptyFolders });

describe("the tree of a directory", () => {
  it("puts entries into their folders and folders into folders", () => {
    const tree = build([folder("a"), folder("b", "a")], [entry("x"), entry("y", "a"), entry("z", "b")]);
    expect(tree.entries.map(({ id }) => id)).toEqual(["x"]);
    expect(tree.folders[0]).toMatchObject({
      id: "a",
      expanded: true,
      depth: 1,
      entries: [{ id: "y" }],
      folders: [{ id: "b", expanded: false, depth: 2, entries: [{ id: "z" }] }],
    });
  });

  it("sorts by name in the language's order, numbers by value", () => {
    expect(
      build([], [entry("Ø"), entry("unit 10"), entry("unit 9"), entry("äpple"), entry("Zoe")]).entries.map(({ id }) => id),
    ).toEqual(["äpple", "Ø", "unit 9", "unit 10", "Zoe"]);
  });

  it("sorts manually where the folder says so", () => {
    const tree = build([folder("a", null, { sorting: "m" })], [entry("x", "a", 2), entry("y", "a", 1)]);
    expect(tree.folders[0]!.entries.map(({ id }) => id)).toEqual(["y", "x"]);
  });

  it("shows what names a missing folder at the top", () => {
    expect(build([], [entry("x", "gone")]).entries.map(({ id }) => id)).toEqual(["x"]);
  });

  it("leaves out empty folders if asked to", () => {
    expect(build([folder("a"), folder("b", "a"), folder("c")], [entry("x", "b")], false).folders.map(({ id }) => id)).toEqual([
      "a",
    ]);
  });

  it("shows every entry once, whatever the folders name", () => {
    const ids = ["a", "b", "c", "d"];
    const place = fc.option(fc.constantFrom(...ids), { nil: null });
    fc.assert(
      fc.property(fc.array(place, { minLength: 4, maxLength: 4 }), fc.array(place, { maxLength: 8 }), (parents, places) => {
        const tree = build(
          ids.map((id, index) => folder(id, parents[index]!)),
          places.map((inside, index) => entry(`e${index}`, inside)),
        );
        const shown = [...tree.entries.map(({ id }) => id), ...tree.folders.flatMap(all)].sort();
        expect(shown).toEqual(places.map((_, index) => `e${index}`).sort());
      }),
    );
  });
});

const all = (node: TreeNode): string[] => [...node.entries.map(({ id }) => id), ...node.folders.flatMap(all)];
