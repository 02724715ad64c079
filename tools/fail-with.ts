/** Errors whose sentence is meant for whoever typed the command. Any other is a fault of ours and shows where it happened. */
const SAID_IN_WORDS = new Set(["CommandError", "BuildError", "SystemError", "WorldError", "PortError"]);

function isSaidInWords(error: Error): boolean {
  return SAID_IN_WORDS.has(error.name) || ("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
}

/** What a person reads of an error. */
export function wordsOfError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isSaidInWords(error) ? error.message : (error.stack ?? error.message);
}

/** Ends a command with the words of an error. */
export function failWith(error: unknown): never {
  process.stderr.write(`${wordsOfError(error)}\n`);
  process.exit(1);
}
