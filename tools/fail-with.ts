/** Errors whose sentence is meant for whoever typed the command. Any other is a fault of ours and shows where it happened. */
const SAID_IN_WORDS = new Set(["CommandError", "BuildError", "SystemError", "WorldError", "PortError"]);

function isSaidInWords(error: Error): boolean {
  return SAID_IN_WORDS.has(error.name) || ("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
}

/** Ends a command with the words of an error. */
export function failWith(error: unknown): never {
  const words = error instanceof Error ? (isSaidInWords(error) ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
