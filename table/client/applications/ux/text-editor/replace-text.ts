/** Returns what replaces a match: a node, text, or null to leave it. */
export type Replacement = (match: RegExpMatchArray) => Promise<Node | string | null> | Node | string | null;

/** Text in these elements is shown as written. */
const LITERAL = "pre, code, style, script, textarea, a.content-link";

/**
 * Replaces all matches in the text of an element, one after another.
 * With `replaceParent`, a match that is the whole text of its element replaces that element.
 */
export async function replaceText(
  within: Node,
  pattern: RegExp,
  replacement: Replacement,
  { replaceParent = false } = {},
): Promise<void> {
  for (const text of textsOf(within)) {
    const content = text.data;
    const parts: (Node | string)[] = [];
    let done = 0;
    for (const match of content.matchAll(pattern)) {
      const next = await replacement(match);
      if (next === null) continue;
      parts.push(content.slice(done, match.index), next);
      done = match.index + match[0].length;
    }
    if (!parts.length) continue;
    const nodes = [...parts, content.slice(done)].filter((part) => part !== "");
    const alone = text.parentElement?.childNodes.length === 1 && nodes.length === 1;
    if (replaceParent && alone && text.parentElement !== within) text.parentElement?.replaceWith(...nodes);
    else text.replaceWith(...nodes);
  }
}

function textsOf(within: Node): Text[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest(LITERAL)) texts.push(currentNode);
  }
  return texts;
}
