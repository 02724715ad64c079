import { ClassicLevel } from "classic-level";
import { WorldError } from "./world-error.ts";

/** A LevelDB whose values are JSON text (kept as text, so that one unreadable value does not hide the others). */
export type Level = ClassicLevel<string, string>;

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Opens the LevelDB in a folder, and creates it if missing.
 * @throws WorldError if another process holds it, or it is damaged; `what` names it in the message
 */
export const openLevel = async (folder: string, what: string): Promise<Level> => {
  const level: Level = new ClassicLevel(folder, { keyEncoding: "utf8", valueEncoding: "utf8" });
  try {
    await level.open();
    return level;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (codeOf(cause) === "LEVEL_LOCKED") {
      throw new WorldError(`${what} is in use by another running Table. Stop that one, or choose another world folder.`);
    }
    const detail = cause instanceof Error ? cause.message : String(error);
    throw new WorldError(`${what} cannot be read: the database in ${folder} is damaged or unreachable (${detail}).`);
  }
};
