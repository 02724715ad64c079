// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cleanHTML } from "../../client/core/clean-html.ts";

// happy-dom complains of frames it does not load.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it.each([
  ["an event", '<img src="x.png" onerror="run()">', '<img src="x.png">'],
  ["a script", "<p>a</p><script>run()</script>", "<p>a</p>"],
  ["a running address", '<a href="javascript:run()">a</a>', "<a>a</a>"],
  ["one with a tab in it", '<a href="java\tscript:run()">a</a>', "<a>a</a>"],
  ["one with a control character before it", '<a href="\u0001javascript:run()">a</a>', "<a>a</a>"],
  ["one in capitals", '<a href="JaVaScRiPt:run()">a</a>', "<a>a</a>"],
  ["a document inside", '<iframe srcdoc="&lt;script&gt;run()&lt;/script&gt;"></iframe>', "<iframe></iframe>"],
  ["a foreign frame", '<iframe src="https://google.com.evil.example/"></iframe>', "<iframe></iframe>"],
  [
    "a form's target",
    '<form action="https://evil.example"><button formaction="javascript:run()">a</button></form>',
    "<form><button>a</button></form>",
  ],
  ["a page as data", '<a href="data:text/html,x">a</a>', "<a>a</a>"],
  ["a style that fetches", '<p style="background: url(x)">a</p>', "<p>a</p>"],
])("removes %s", (_what, raw, clean) => expect(cleanHTML(raw)).toBe(clean));

it.each([
  '<a href="https://example.com/?a=b:c">a</a>',
  '<a href="/systems/tiny:1">a</a>',
  '<img src="data:image/png;base64,AA==">',
  '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  '<label class="b" data-tooltip="c">a <input type="number" name="n" value="1" autofocus=""></label>',
  '<range-picker name="r" min="1" max="5" value="2"></range-picker><multi-select name="m" required=""></multi-select>',
  '<prose-mirror name="text" toggled="" value="a"></prose-mirror><code-mirror name="c" language="json"></code-mirror>',
  '<select name="s"><optgroup label="g"><option value="1" selected="">1</option></optgroup></select>',
])("keeps %s", (html) => expect(cleanHTML(html)).toBe(html));
