/** Something about a world or system folder that a person must put right; the message is a sentence for them. */
export class WorldError extends Error {
  override readonly name = "WorldError";
}
