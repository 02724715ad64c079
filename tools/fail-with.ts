/** Errors whose sentence is meant for whoever typed the command. Any other is a fault of ours and shows where it happened. */
const SAID_IN_WORDS = new Set(["CommandError", "BuildError", "SystemError", "WorldError", "PortError"]);

/** Ends a command with the words of an error. */
export function failWith(error: unknown): never {
  const words =
    error instanceof Error ? (SAID_IN_WORDS.has(error.name) ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
