// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { FormDataExtended } from "../../client/applications/ux/form-data-extended.ts";

function read(html: string, options?: ConstructorParameters<typeof FormDataExtended>[1]): Record<string, unknown> {
  document.body.innerHTML = `<form>${html}</form>`;
  return new FormDataExtended(document.querySelector("form") as HTMLFormElement, options).object;
}

describe("FormDataExtended", () => {
  it.each([
    ["text, trimmed", '<input name="a" value=" x ">', { a: "x" }],
    ["a number", '<input name="a" type="number" value="1.5">', { a: 1.5 }],
    ["an empty number as null", '<input name="a" type="number" value="">', { a: null }],
    ["text declared as a number", '<input name="a" value="3" data-dtype="Number">', { a: 3 }],
    [
      "a choice declared as a number",
      '<select name="a" data-dtype="Number"><option value="1">I<option value="2" selected>II</select>',
      { a: 2 },
    ],
    [
      "text declared as a boolean",
      '<select name="a" data-dtype="Boolean"><option value="true" selected>yes</select>',
      { a: true },
    ],
    ["text declared as JSON", `<textarea name="a" data-dtype="JSON">{"b":[1]}</textarea>`, { a: { b: [1] } }],
    ["a check box", '<input type="checkbox" name="a" checked><input type="checkbox" name="b">', { a: true, b: false }],
    [
      "check boxes of one name as a list",
      '<input type="checkbox" name="a" value="x" checked><input type="checkbox" name="a" value="y"><input type="checkbox" name="a" value="z" checked>',
      { a: ["x", "z"] },
    ],
    [
      "the checked radio button",
      '<input type="radio" name="a" value="x"><input type="radio" name="a" value="y" checked>',
      { a: "y" },
    ],
    ["no radio button as null", '<input type="radio" name="a" value="x"><input type="radio" name="a" value="y">', { a: null }],
    [
      "several choices",
      '<select name="a" multiple><option value="1" selected>I<option value="2" selected>II<option value="3">III</select>',
      { a: ["1", "2"] },
    ],
    ["fields of one name as a list", '<input name="a" value="x"><input name="a" value="y">', { a: ["x", "y"] }],
    ["names with dots as they are", '<input name="system.a.b" value="x">', { "system.a.b": "x" }],
    ["nothing of buttons and nameless fields", '<button name="a" value="x">A</button><input value="y">', {}],
    [
      "nothing of disabled fields",
      '<input name="a" value="x" disabled><fieldset disabled><input name="b" value="y"></fieldset>',
      {},
    ],
    ["an edited image", '<img data-edit="img" src="icons/a.svg">', { img: "icons/a.svg" }],
  ])("reads %s", (_what, html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it("includes disabled fields if asked to, and leaves out readonly ones if asked to", () => {
    expect(read('<input name="a" value="x" disabled>', { disabled: true })).toEqual({ a: "x" });
    expect(read('<input name="a" value="x" readonly>')).toEqual({ a: "x" });
    expect(read('<input name="a" value="x" readonly>', { readonly: false })).toEqual({});
  });

  it("accepts types in its options", () => {
    expect(read('<input name="a" value="7">', { dtypes: { a: "Number" } })).toEqual({ a: 7 });
  });

  it("is a FormData too", () => {
    document.body.innerHTML = '<form><input name="a" value="x"></form>';
    const data = new FormDataExtended(document.querySelector("form") as HTMLFormElement);
    expect(data).toBeInstanceOf(FormData);
    expect(data.get("a")).toBe("x");
  });
});
