import type { LedgerEvent } from "../../../rules/index.ts";
import { isItemOfType } from "../../documents/is-item-of-type.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { askEntry } from "../ask-entry.ts";
import { readEntry } from "../read-entry.ts";
import { actorChanges, itemChanges } from "./counters.ts";
import { isKeeper, keeperPresent } from "./keeper.ts";
import { noteOwnWrite } from "./own-writes.ts";
import { madeHere, type WriteOptions } from "./session.ts";

/** A change as a hook tells of it. */
export interface Change {
  readonly change: object;
  readonly options: object;
  readonly userId: string;
}

/** Records a change that no entry made: by whom, and how much. It is legal in Foundry, and the sums must hold all the same. */
export async function recordActor(actor: NornActor, made: Change): Promise<void> {
  await record(actorChanges(actor), actor, made, {});
}

export async function recordItem(item: unknown, made: Change): Promise<void> {
  const events = itemChanges(item);
  if (!isItemOfType(item, "aspect") || !item.actor) return;
  await record(events, item.actor, made, { aspect: item.uuid, aspectName: item.name });
}

async function record(events: readonly LedgerEvent[], actor: NornActor, made: Change, about: object): Promise<void> {
  if (noteOwnWrite(made.options as WriteOptions, events)) return;
  if (events.length === 0 || isByEntry(made) || !isRecorder(made)) return;
  await askEntry({ kind: "adjust", actor, asked: { user: made.userId, ...about }, events, secret: !actor.hasPlayerOwner });
}

/**
 * The keeper's page, or the one that made the change. What is heard late, after the connection was lost, was somebody else's to write
 * down (`userId` is then nobody's).
 */
function isRecorder({ options, userId }: Change): boolean {
  if (!game.users.has(userId)) return false;
  return keeperPresent() ? isKeeper() : madeHere(options, userId);
}

/** The change says which entry it belongs to, and that entry is being carried out by the one who changed it. */
function isByEntry({ change, userId }: Change): boolean {
  const marks: unknown = foundry.utils.getProperty(change, "flags.norn.entries");
  if (typeof marks !== "object" || marks === null) return false;
  return Object.keys(marks).some((id) => {
    const entry = readEntry(game.messages.get(id));
    return entry?.state === "doing" && entry.writer === userId;
  });
}
