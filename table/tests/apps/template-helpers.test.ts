// @vitest-environment happy-dom
import Handlebars from "handlebars";
import { beforeEach, describe, expect, it } from "vitest";
import { provideFieldForms } from "../../common/data/field-forms.ts";
import {
  BooleanField,
  HTMLField,
  NumberField,
  ObjectField,
  SchemaField,
  SetField,
  StringField,
} from "../../common/data/fields/index.ts";
import { fieldGroup } from "../../client/applications/fields/field-group.ts";
import { prepareChoices } from "../../client/applications/fields/field-choices.ts";
import { fieldInput, plainInput } from "../../client/applications/fields/field-input.ts";
import { initialize } from "../../client/applications/handlebars/initialize.ts";
import { openPage, type PageRecord } from "./page.ts";

let page: PageRecord;
beforeEach(() => {
  page = openPage();
  initialize();
  provideFieldForms({ input: fieldInput, plain: plainInput, prepareChoices, group: fieldGroup });
});

function render(template: string, context: object = {}): string {
  return Handlebars.compile(template)(context, { allowProtoPropertiesByDefault: true });
}

function dom(template: string, context: object = {}): HTMLElement {
  document.body.innerHTML = render(template, context);
  return document.body;
}

const schema = new SchemaField({
  name: new StringField({ required: true, blank: false, label: "Name", hint: "What it is called." }),
  kind: new StringField({ required: true, choices: { a: "Apple", b: "Pear" } }),
  maybe: new StringField({ choices: ["x", "y"] }),
  rank: new NumberField({ integer: true, min: 0, max: 8, initial: 3 }),
  step: new NumberField({ choices: { 1: "One", 2: "Two" } }),
  on: new BooleanField({ label: "On" }),
  tags: new SetField(new StringField()),
  text: new HTMLField(),
  odd: new ObjectField(),
});
const fields = schema.fields;

describe("logic", () => {
  it.each([
    ["{{#if (eq a 1)}}y{{/if}}", "y"],
    ["{{#if (ne a 1)}}y{{else}}n{{/if}}", "n"],
    ["{{lt a 2}} {{gt a 2}} {{lte a 1}} {{gte a 1}}", "true false true true"],
    ["{{and a b}} {{or zero b}} {{not zero}}", "true true true"],
    ["{{ifThen zero 'x' 'y'}}", "y"],
    ["{{checked a}}|{{checked zero}}|{{disabled a}}", "checked||disabled"],
    ["{{concat 'a.' a '.b'}}", "a.1.b"],
    ["{{#with (object x=1 y=a)}}{{x}}{{y}}{{/with}}", "11"],
  ])("%s gives %s", (template, expected) => {
    expect(render(template, { a: 1, b: 2, zero: 0 })).toBe(expected);
  });
});

describe("text", () => {
  it("is localized, with the named parameters in its placeholders, and is escaped", () => {
    page.texts["HELLO"] = "Hello {name}";
    expect(render('{{localize "HELLO" name=who}}', { who: "<b>" })).toBe("Hello &lt;b&gt;");
    expect(render('{{localize "UNKNOWN"}}')).toBe("UNKNOWN");
  });

  it.each([
    ["{{numberFormat 1234.5 decimals=2}}", "1,234.50"],
    ["{{numberFormat 3 sign=true}}", "+3"],
    ["{{numberFormat 2.6}}", "3"],
  ])("%s is %s", (template, expected) => {
    expect(render(template)).toBe(expected);
  });
});

describe("choices", () => {
  it("of a record, with a blank one, the chosen one selected", () => {
    const select = dom('<select>{{selectOptions choices selected=now blank="—" localize=true}}</select>', {
      choices: { a: "KEY.A", b: "KEY.B" },
      now: "b",
    });
    page.texts["KEY.A"] = "never";
    expect(
      [...select.querySelectorAll("option")].map((option) => [option.value, option.textContent, option.hasAttribute("selected")]),
    ).toEqual([
      ["", "—", false],
      ["a", "KEY.A", false],
      ["b", "KEY.B", true],
    ]);
  });

  it("of a list of objects, in groups, with names for its properties", () => {
    const list = [
      { id: 1, title: "One", group: "Low" },
      { id: 2, title: "Two", group: "High" },
    ];
    const select = dom('<select>{{selectOptions list selected=2 valueAttr="id" labelAttr="title"}}</select>', { list });
    expect([...select.querySelectorAll("optgroup")].map((group) => group.getAttribute("label"))).toEqual(["Low", "High"]);
    expect(select.querySelector("option[selected]")?.textContent).toBe("Two");
  });

  it("escapes what users wrote", () => {
    expect(render("{{selectOptions choices}}", { choices: { x: "<script>" } })).toContain("&lt;script&gt;");
  });

  it("as radio buttons", () => {
    const boxes = dom('{{radioBoxes "pick" choices checked="b"}}', { choices: { a: "A", b: "B" } });
    expect(boxes.querySelector<HTMLInputElement>("input[name=pick][checked]")?.value).toBe("b");
    expect(boxes.querySelectorAll("label.checkbox")).toHaveLength(2);
  });
});

describe("fields as forms", () => {
  it("formGroup has label, input and hint, tied together", () => {
    const group = dom('{{formGroup fields.name value="Ada" rootId="sheet" units="words"}}', { fields }).querySelector(
      ".form-group",
    );
    const input = group?.querySelector<HTMLInputElement>(".form-fields input[name=name]");
    expect(input?.value).toBe("Ada");
    expect(group?.querySelector("label")?.htmlFor).toBe(input?.id);
    expect(input?.id).toBe("sheet-name");
    expect(group?.querySelector("label")?.textContent).toBe("Name (words)");
    expect(group?.querySelector("p.hint")?.textContent).toBe("What it is called.");
  });

  it.each([
    ["a text", "name", "x", "input[type=text][value=x]"],
    ["a choice", "kind", "b", "select option[value=b][selected]"],
    ["a choice that may be left open", "maybe", undefined, "select option[value='']"],
    ["a number with its limits", "rank", 4, "input[type=number][min='0'][max='8'][step='1'][value='4']"],
    ["a number among choices", "step", 2, "select[data-dtype=Number] option[value='2'][selected]"],
    ["a check box", "on", true, "input[type=checkbox][checked]"],
    ["a list of words", "tags", new Set(["a", "b"]), "string-tags[value='a,b']"],
    ["formatted text", "text", "<p>x</p>", "prose-mirror[name=text]"],
  ] as const)("formInput of %s", (_what, name, value, selector) => {
    expect(dom("{{formInput (lookup fields name) value=value}}", { fields, name, value }).querySelector(selector)).not.toBeNull();
  });

  it("shows the initial value when none is given", () => {
    expect(dom("{{formInput fields.rank}}", { fields }).querySelector("input")?.value).toBe("3");
  });

  it("names what is no field, and a field without an input", () => {
    expect(() => render("{{formGroup fields.nothing}}", { fields })).toThrow(
      "Non-DataField passed to formGroup as the first parameter: undefined",
    );
    expect(() => render("{{formInput fields.odd}}", { fields })).toThrow(
      'The ObjectField "odd" does not implement the _toInput method',
    );
  });

  it("a field's own input and a widget take precedence", () => {
    class Loud extends StringField {
      override _toInput(): HTMLElement {
        return document.createElement("mark");
      }
    }
    expect(render("{{formInput field}}", { field: new Loud() })).toBe("<mark></mark>");
    const widget = (): HTMLElement => document.createElement("aside");
    expect(render("{{formGroup fields.name widget=widget}}", { fields, widget })).toBe("<aside></aside>");
  });
});
