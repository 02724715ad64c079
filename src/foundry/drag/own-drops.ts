import type { NornActor } from "../documents/norn-actor.ts";

/** What becomes of something that is no document when it is dropped on an actor. */
type OwnDrop = (dropped: object, actor: NornActor) => Promise<void>;

const drops = new Map<string, OwnDrop>();

/** Sets what dropping data of this type on an actor does. Called in `init`. */
export function registerOwnDrop(type: string, drop: OwnDrop): void {
  drops.set(type, drop);
}

/** Null for documents, and for what no chapter knows. */
export function ownDropOf(dropped: object): OwnDrop | null {
  return ("type" in dropped && typeof dropped.type === "string" && drops.get(dropped.type)) || null;
}
