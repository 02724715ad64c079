/** A fault of a world or system folder that a person must correct; the message is meant for them. */
export class WorldError extends Error {
  override readonly name = "WorldError";
}
