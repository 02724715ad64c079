// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isListed } from "../../client/chat/message-visibility.ts";
import { parseCommand } from "../../client/chat/parse-command.ts";
import { parseTypedHtml } from "../../client/chat/parse-typed.ts";

const read = (html: string): [string, string | undefined] => {
  const [command, match] = parseTypedHtml(html, parseCommand);
  return [command, match.groups?.["formula"] ?? match.groups?.["text"] ?? match[2]];
};

test.each([
  ["<p>/roll 4dF + 2</p>", ["roll", "4dF + 2"]],
  ["<p>/r 2 &lt; 3</p>", ["roll", "2 < 3"]],
  ["<p>/me waves <strong>wildly</strong></p>", ["emote", "waves <strong>wildly</strong>"]],
  ["<p>/w [GM] a &lt; b</p><p>c</p>", ["whisper", "[GM] a &lt; b<p>c</p>"]],
  ["<p>/dance</p>", ["invalid", "dance"]],
  ["<p>Good <em>day</em></p>", ["none", "<p>Good <em>day</em></p>"]],
])("%s typed on 14", (html, read14) => {
  expect(read(html)).toEqual(read14);
});

test("a message that fails when it is asked for is listed, so that the log can say so", () => {
  const broken = {
    get visible(): boolean {
      throw new Error("an item that was broken by hand");
    },
  };
  expect([broken, { visible: false }, { visible: true }].map(isListed)).toEqual([true, false, true]);
});
