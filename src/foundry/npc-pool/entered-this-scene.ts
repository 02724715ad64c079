import type { Entry } from "../../view/ledger/entry.ts";
import { isEntryMessage } from "../documents/is-entry-message.ts";
import { stands } from "../ledger/entries.ts";
import { readEntry } from "../ledger/read-entry.ts";

/** Breaks after which a scene is another one. */
const NEW_SCENE: readonly unknown[] = ["scene", "session"];

/** Whether somebody has entered since the last scene ended: whichever of the two stands and came last says so. */
export function enteredThisScene(uuid: string): boolean {
  const told = [...game.messages].flatMap((message) => {
    const pooled = isEntryMessage(message) && (message.system.kind === "pool" || message.system.kind === "break");
    const entry = pooled ? readEntry(message) : null;
    return entry?.byGm && (enters(entry, uuid) || isNewScene(entry)) ? [entry] : [];
  });
  const last = told.toSorted((a, b) => a.settled - b.settled).findLast(stands);
  return last?.kind === "pool";
}

function enters({ kind, actor, asked }: Entry, uuid: string): boolean {
  return kind === "pool" && actor === uuid && asked.details["enters"] === true;
}

function isNewScene({ kind, asked }: Entry): boolean {
  return kind === "break" && NEW_SCENE.includes(asked.details["at"]);
}
