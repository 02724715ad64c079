/** A source of the build is wrong; the message names it. */
export class BuildError extends Error {
  override readonly name = "BuildError";
}
