import type { ParsedCommand } from "./parse-command.ts";

/** Commands whose text keeps its format. */
const SAYING = new Set(["ic", "ooc", "emote", "whisper", "reply", "gm", "players"]);

/**
 * Which command the HTML of generation 14's chat box is: `<p>/roll 4dF</p>` is a roll. How much of the format the commands of 14
 * keep is UNCONFIRMED.
 */
export function parseTypedHtml(typed: string, parse: (message: string) => ParsedCommand): ParsedCommand {
  const { body } = new DOMParser().parseFromString(typed, "text/html");
  const lines = [...body.children].map(({ textContent }) => textContent);
  const plain = parse(lines.join("\n").trim());
  if (plain[0] === "none") return parse(typed);
  if (!SAYING.has(plain[0])) return plain;
  const first = body.firstElementChild;
  first?.replaceWith(...first.childNodes);
  return parse(body.innerHTML.trim());
}
