/** Errors with a message for the person who typed the command. Any other is a fault of ours and shows its stack. */
const SAID_IN_WORDS = new Set(["CommandError", "BuildError", "SystemError", "WorldError", "PortError"]);

function isSaidInWords(error: Error): boolean {
  return SAID_IN_WORDS.has(error.name) || ("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
}

/** The message of an error, for people. */
export function wordsOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isSaidInWords(error) ? error.message : (error.stack ?? error.message);
}

/** Ends a command with an error's message. */
export function failWith(error: unknown): never {
  process.stderr.write(`${wordsOfError(error)}\n`);
  process.exit(1);
}
