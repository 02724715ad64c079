import { MESSAGE_PATTERNS } from "./chat-patterns.data.ts";

export type ParsedCommand = [command: string, match: RegExpMatchArray];

/**
 * Which command a message begins with, and its parts. A message without one is "none", with the whole text as its match.
 * @param patterns by name, in the order tried; "invalid" comes last
 */
export function parseCommand(message: string, patterns: Readonly<Record<string, RegExp>> = MESSAGE_PATTERNS): ParsedCommand {
  for (const [command, pattern] of Object.entries(patterns)) {
    const match = message.match(pattern);
    if (match) return [command, match];
  }
  return ["none", [message, "", message]];
}
