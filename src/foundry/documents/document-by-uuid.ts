import { isRecord } from "../../rules/is-record.ts";
import { NornActor } from "./norn-actor.ts";
import { NornItem } from "./norn-item.ts";

/** The item with a uuid, in the world, on an actor or in a compendium; null if there is none (any more). */
export async function itemByUuid(uuid: string): Promise<NornItem | null> {
  const found = await documentByUuid(uuid);
  return found instanceof NornItem ? found : null;
}

export async function actorByUuid(uuid: string): Promise<NornActor | null> {
  const found = await documentByUuid(uuid);
  return found instanceof NornActor ? found : null;
}

/** Core throws for a text that is no uuid, or a compendium that is gone; callers treat both as a deleted document. */
async function documentByUuid(uuid: string): Promise<unknown> {
  try {
    return await fromUuid(uuid);
  } catch {
    return null;
  }
}

/** What is known at once of an actor with this uuid: all of one in the world, of one in a compendium perhaps only its entry. */
export interface KnownActor {
  readonly name: string;
  readonly img: string;
  readonly type: string;
  /** null where only the entry is known. */
  readonly actor: NornActor | null;
}

/** null: there is none (any more). */
export function knownActor(uuid: string): KnownActor | null {
  const found = loadedDocument(uuid);
  if (found instanceof NornActor) return { name: found.shownName, img: found.shownImg ?? "", type: found.type, actor: found };
  if (!isRecord(found) || !("name" in found)) return null;
  const { name, img, type } = found;
  return { name: wordOf(name), img: wordOf(img), type: wordOf(type), actor: null };
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The document with this uuid, as far as it is loaded. Core throws for the actor of a token that has been linked since. */
export function loadedDocument(uuid: string): unknown {
  if (uuid === "") return null;
  try {
    return fromUuidSync(uuid, { strict: false });
  } catch {
    return null;
  }
}
