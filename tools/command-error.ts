/** Bad command-line input; the message says what is wrong and how to correct it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
