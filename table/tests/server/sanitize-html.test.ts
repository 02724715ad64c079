import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "../../server/documents/sanitize-html.ts";
import { unlistedIn } from "./listed-html.ts";
import { MARKUP_VECTORS, TOO_DEEP } from "./markup-vectors.data.ts";

describe("HTML sent to the server", () => {
  it.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["an event attribute", '<img src="x.png" onerror="alert(1)">', '<img src="x.png" />'],
    ["a javascript address", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ["a frame", '<iframe src="https://example.org"></iframe>', ""],
    ["a style that fetches", '<p style="background:url(https://example.org/x)">x</p>', "<p>x</p>"],
    ["a style sheet", "<style>body{display:none}</style>x", "x"],
    ["what a page sent as data runs", '<img src="data:text/html,x">', "<img />"],
    ["an id that hides a member of the form around it", '<input id="closest" name="attributes">', "<input />"],
    ["the text of a text area, which ends elsewhere in a browser", "<textarea/>&lt;/textarea&gt;", "<textarea></textarea>"],
  ])("loses %s", (_what, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it.each([
    '<section class="card" data-action="roll" data-uuid="Actor.a"><button type="button" aria-label="Roll">x</button></section>',
    '<p style="text-align:center">@UUID[Actor.a]{A} [[/r 4dF + 2]]</p>',
    '<img src="icons/svg/d20.svg" alt="" />',
    '<section class="secret" id="secret-a">x</section>',
  ])("keeps %s", (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it("XSS-1: keeps no attribute of a secret block but those listed", () => {
    expect(
      sanitizeHtml('<secret-block onclick="run()" onfocus="run()" srcdoc="x" href="x" data-a="b" revealed>x</secret-block>'),
    ).toBe('<secret-block data-a="b" revealed>x</secret-block>');
  });

  describe.each(Object.entries({ ...MARKUP_VECTORS, deep: [TOO_DEEP] }))(
    "of vectors (%s) keeps only what is listed, and the same when sanitized again",
    (_kind, all) => {
      it.each(all)("%s", (vector) => {
        const clean = sanitizeHtml(vector);
        expect(unlistedIn(clean)).toEqual([]);
        expect(sanitizeHtml(clean)).toBe(clean);
      });
    },
  );
});
