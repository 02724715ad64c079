import type { Entry } from "../../../view/ledger/entry.ts";
import { isEntryMessage } from "../../documents/is-entry-message.ts";
import { stands } from "../entries.ts";
import { readEntry } from "../read-entry.ts";

/** Breaks after which a scene is another one. */
const NEW_SCENE: readonly unknown[] = ["scene", "session"];

/** Whether somebody has entered since the last scene ended. */
export function enteredThisScene(uuid: string): boolean {
  const entries = [...game.messages].flatMap((message) => {
    const told = isEntryMessage(message) && (message.system.kind === "pool" || message.system.kind === "break");
    const entry = told ? readEntry(message) : null;
    return entry?.byGm && stands(entry) ? [entry] : [];
  });
  const began = Math.max(0, ...entries.filter(isNewScene).map(({ settled }) => settled));
  return entries.some(
    ({ kind, actor, asked, settled }) => kind === "pool" && actor === uuid && asked.details["enters"] === true && settled > began,
  );
}

function isNewScene({ kind, asked }: Entry): boolean {
  return kind === "break" && NEW_SCENE.includes(asked.details["at"]);
}
