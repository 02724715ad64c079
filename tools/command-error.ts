/** A command was given something it cannot work with; the message says what and how to do it right. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
