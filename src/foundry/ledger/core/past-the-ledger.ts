import { POTS } from "../../../rules/index.ts";
import { hasActorData } from "../../documents/has-actor-data.ts";
import { isItemOfType } from "../../documents/is-item-of-type.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { actorState } from "../../mappers/actor-state.ts";
import { aspectState } from "../../mappers/aspect-state.ts";
import { countedChanges, type Counted } from "../../mappers/counted-changes.ts";
import { askEntry } from "../ask-entry.ts";
import { readEntry } from "../read-entry.ts";

/** What this client knew of each counter before it changed, by uuid: a hook only says what it is now. */
const known = new Map<string, Counted>();

/** Notes what is there, so that what changes from now on can be told. Called in `ready`. */
export function noteCounters(): void {
  for (const actor of game.actors) noteActor(actor);
}

export function noteActor(actor: NornActor): void {
  known.set(actor.uuid, ofActor(actor));
  for (const item of actor.items) noteItem(item);
}

export function noteItem(item: unknown): void {
  const counted = ofItem(item);
  if (counted) known.set(counted.uuid, counted);
}

/** Records a change that no entry made: by whom, and how much. It is legal in Foundry, and the sums must hold all the same. */
export async function recordActor(actor: NornActor, change: object, userId: string): Promise<void> {
  await record(ofActor(actor), actor, change, userId, {});
}

export async function recordItem(item: unknown, change: object, userId: string): Promise<void> {
  const counted = ofItem(item);
  if (!counted || !isItemOfType(item, "aspect") || !item.actor) return;
  await record(counted, item.actor, change, userId, { aspect: item.uuid, aspectName: item.name });
}

async function record(now: Counted, actor: NornActor, change: object, userId: string, about: object): Promise<void> {
  const before = known.get(now.uuid);
  known.set(now.uuid, now);
  const events = before ? countedChanges(before, now) : [];
  if (events.length === 0 || isByEntry(change, userId) || !isRecorder(userId)) return;
  await askEntry({ kind: "adjust", actor, asked: { user: userId, ...about }, events, secret: !actor.hasPlayerOwner });
}

/** The game master's client, or that of whoever changed it. */
function isRecorder(userId: string): boolean {
  const gm = game.users.activeGM;
  return gm ? gm.isSelf : userId === game.user.id;
}

/** The change says which entry it belongs to, and that entry is being carried out by the one who changed it. */
function isByEntry(change: object, userId: string): boolean {
  const marks: unknown = foundry.utils.getProperty(change, "flags.norn.entries");
  if (typeof marks !== "object" || marks === null) return false;
  return Object.keys(marks).some((id) => {
    const entry = readEntry(game.messages.get(id));
    return entry?.state === "doing" && entry.writer === userId;
  });
}

function ofActor(actor: NornActor): Counted {
  const system: object = actor.system;
  const pots = hasActorData(system) ? actorState({ uuid: actor.uuid, system }).fatePoints : null;
  return { uuid: actor.uuid, pots: Object.fromEntries(POTS.map((pot) => [pot, pots?.[pot] ?? 0])), checked: 0, free: {} };
}

function ofItem(item: unknown): Counted | null {
  if (!isItemOfType(item, "aspect") || !item.actor) return null;
  const { uuid, checked, free } = aspectState(item);
  return { uuid, pots: {}, checked, free };
}
