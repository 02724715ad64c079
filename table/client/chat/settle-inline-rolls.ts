import { INLINE_ROLL, inlineRoll } from "../applications/ux/text-editor/inline-rolls.ts";
import { replaceText } from "../applications/ux/text-editor/replace-text.ts";

/**
 * Rolls a message's immediate inline rolls once, before it is created, so that everyone sees the same dice. Deferred ones (`[[/r
 * …]]`) and everything else stay as written.
 */
export async function settleInlineRolls(content: string, rollData: object): Promise<string> {
  if (!content.includes("[[")) return content;
  const holder = document.createElement("template");
  holder.innerHTML = content;
  await replaceText(holder.content, INLINE_ROLL, (match) => (match.groups?.["command"] ? null : inlineRoll(match, { rollData })));
  return holder.innerHTML;
}
