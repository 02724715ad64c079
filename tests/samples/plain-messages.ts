import type { Entry } from "../../src/ledger/entry.ts";
import { type Envelope, parseOutcome } from "../../src/ledger/message.ts";
import type { PlainWorld } from "./plain-world.ts";

/** The content of an outcome; `facts`: what replaces or adds to what was asked. */
interface Telling {
  readonly facts?: object;
  readonly [field: string]: unknown;
}

/** An outcome as any client may write one: `said` is its content, true or not. Returns the message's id. */
export function sayOutcome(
  world: PlainWorld,
  {
    id,
    author: asker,
    ...entry
  }: Pick<Entry, "id" | "author" | "kind" | "request" | "actor" | "actorName" | "game"> & { readonly facts?: Entry["facts"] },
  { author, said }: { readonly author: string; readonly said: Telling },
): string {
  const settled = world.next();
  const { facts = {}, ...outcome } = said;
  const empty = {
    state: "done",
    events: [],
    later: [],
    faces: [],
    request: { ...entry.request, ...entry.facts, ...facts },
    settled,
  };
  const { kind, actor, actorName, game } = entry;
  const system = { entry: id, asker, kind, actor, actorName, game, ...empty, ...outcome };
  const message = parseOutcome(envelope(world, `o${settled}`, author), system);
  if (!message) throw new Error(`This outcome cannot be read: ${JSON.stringify(system)}`);
  world.store.add(message);
  return message.message;
}

export function envelope(world: PlainWorld, message: string, author: string): Envelope {
  return { message, author, byGm: world.isGm(author), received: 0, visible: true, readers: [] };
}
