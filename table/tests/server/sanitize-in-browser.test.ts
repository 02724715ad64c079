import fc from "fast-check";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BROWSER_FLAGS, requireBrowser } from "../../find-browser.ts";
import { FORM_PROPERTIES } from "../../common/form-properties.data.ts";
import { sanitizeHtml } from "../../server/documents/sanitize-html.ts";
import { unlistedIn } from "./listed-html.ts";
import { ALL_VECTORS, TOO_DEEP } from "./markup-vectors.data.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser.close());

/** Where a text is put on a page: what a browser makes of it depends on what is around it. */
const PLACES = ["div", "p", "li", "td", "form", "button", "select", "label", "template", "body", "secret-block"];

/** What a browser makes of each text in each place, and whether anything ran. */
const shownAs = (texts: readonly string[]): Promise<{ readonly html: string[]; readonly ran: boolean }> =>
  page.evaluate(
    async ({ all, places }) => {
      const html = all.flatMap((text) =>
        places.map((place) => {
          const shown = document.createElement(place);
          shown.innerHTML = text;
          document.body.append(shown);
          for (const element of document.querySelectorAll<HTMLElement>("body *"))
            for (const type of ["click", "focus", "mouseover", "toggle", "animationstart", "error", "load"])
              Reflect.apply(EventTarget.prototype.dispatchEvent, element, [new Event(type, { cancelable: true })]);
          const made = shown instanceof HTMLTemplateElement ? "" : shown.innerHTML;
          document.body.replaceChildren();
          return made;
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { html, ran: "ran" in globalThis };
    },
    { all: texts, places: PLACES },
  );

it("every vector, sanitized, is harmless to a browser, wherever it stands", async () => {
  const { html, ran } = await shownAs([...ALL_VECTORS, TOO_DEEP].map(sanitizeHtml));
  expect(ran).toBe(false);
  expect(html.flatMap(unlistedIn)).toEqual([]);
});

/** Pieces of which texts are made that two parsers read differently. */
const PIECE = fc.oneof(
  fc.constantFrom(
    ..."textarea title style script xmp noscript iframe noembed noframes plaintext svg math mtext mglyph desc foreignObject select option table td form p a b template annotation-xml details secret-block img"
      .split(" ")
      .flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag}/>`, `</${tag}/>`, `<${tag} title="`, `<${tag}\f`, `</${tag} x`]),
  ),
  fc.constantFrom(
    '">',
    "'>",
    "<!--",
    "-->",
    "--!>",
    "<![CDATA[",
    "]]>",
    "&lt;",
    "&gt;",
    "&quot;",
    "&amp;",
    "\u0000",
    "\n",
    "<",
    ">",
    "/",
    "=",
  ),
  fc.constantFrom(
    "<img src=x onerror=globalThis.ran=1>",
    "&lt;img src=x onerror=globalThis.ran=1&gt;",
    " onclick=globalThis.ran=1 ",
  ),
);

it("law: what is sanitized holds only what is listed, also as a browser reads it", async () => {
  const texts = fc
    .sample(fc.array(PIECE, { minLength: 2, maxLength: 12 }), { numRuns: 1500, seed: 7 })
    .map((pieces) => pieces.join(""));
  const clean = texts.map(sanitizeHtml);
  expect(clean.flatMap(unlistedIn)).toEqual([]);
  const { html, ran } = await shownAs(clean);
  expect(ran).toBe(false);
  expect(html.flatMap(unlistedIn)).toEqual([]);
});

it("every method of a form is known as what a field's name would hide", async () => {
  const methods = await page.evaluate(() => {
    const form = document.createElement("form");
    const names: string[] = [];
    for (let owner: object = HTMLFormElement.prototype; owner !== Object.prototype; owner = Reflect.getPrototypeOf(owner)!)
      names.push(...Object.getOwnPropertyNames(owner));
    return names.filter((name) => name !== "constructor" && typeof Reflect.get(form, name) === "function");
  });
  // Those that no code calls on an element of a user's text.
  const rare =
    /NS$|^webkit|Pointer|Fullscreen|namespace|^(?:ariaNotify|computedStyleMap|lookup|moveBefore|pseudo|startViewTransition|when)|IfNeeded$/i;
  expect(methods.filter((name) => !FORM_PROPERTIES.has(name) && !rare.test(name))).toEqual([]);
});
