import { describe, expect, test } from "vitest";
import { mergeLanguages } from "./merge-languages.ts";

describe("language fragments become one file", () => {
  test("groups of several fragments are joined", () => {
    const merged = mergeLanguages([
      { file: "a.json", words: { NORN: { Aspect: { Add: "Add" } } } },
      { file: "b.json", words: { NORN: { Aspect: { Drop: "Drop" }, Roll: "Roll" } } },
    ]);
    expect(merged).toEqual({ NORN: { Aspect: { Add: "Add", Drop: "Drop" }, Roll: "Roll" } });
  });

  test("a key defined twice is an error that names it and both files", () => {
    const twice = [
      { file: "a.json", words: { NORN: { Roll: "Roll" } } },
      { file: "b.json", words: { NORN: { Roll: "Throw" } } },
    ];
    expect(() => mergeLanguages(twice)).toThrow(/NORN\.Roll is in a\.json and in b\.json/);
  });

  test.each([
    [{ NORN: "x" }, { NORN: { Roll: "Roll" } }],
    [{ NORN: { Roll: "Roll" } }, { NORN: "x" }],
  ])("a key that is a text here and a group there is an error", (first, second) => {
    expect(() =>
      mergeLanguages([
        { file: "a.json", words: first },
        { file: "b.json", words: second },
      ]),
    ).toThrow(/NORN is/);
  });

  test.each([[3], [null], [["a"]]])("%j is no text", (value) => {
    expect(() => mergeLanguages([{ file: "a.json", words: { Key: value as never } }])).toThrow(/Key in a\.json is no text/);
  });
});
