/** Ends a command with the words of an error, without a stack: what is wrong is in the message. */
export function failWith(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
