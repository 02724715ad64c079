const DICE = "\\s+(?<formula>[^#]+)(?:#(?<flavor>.*))?$";
const TEXT = "(?:\\s+(?<text>[\\s\\S]*))?$";

function pattern(names: string, rest: string): RegExp {
  return new RegExp(`^/(?:${names})${rest}`, "i");
}

/**
 * What a line typed into the chat log can be, in the order tried (knowledge base, "Chat" and "Dice").
 * "invalid" is any other line that begins with a slash.
 */
export const MESSAGE_PATTERNS: Record<string, RegExp> = {
  roll: pattern("roll|r", DICE),
  publicroll: pattern("publicroll|pr", DICE),
  gmroll: pattern("gmroll|gmr", DICE),
  blindroll: pattern("blindroll|broll|br", DICE),
  selfroll: pattern("selfroll|sr", DICE),
  ic: pattern("ic", TEXT),
  ooc: pattern("ooc", TEXT),
  emote: pattern("emote|em|me", TEXT),
  whisper: pattern("whisper|w", TEXT),
  reply: pattern("reply|re", TEXT),
  gm: pattern("gm", TEXT),
  players: pattern("players", TEXT),
  macro: pattern("macro|m", TEXT),
  invalid: /^\/(?<text>\S*)/,
};
