import { isRecord } from "../../rules/is-record.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { Trait } from "../../rules/traits/trait.ts";
import type { Marks } from "../../rules/events/conflict-marks.ts";
import type { Whereabouts } from "../../rules/zones/move.ts";
import { idsOfTarget } from "../../ledger/conflict/conflict.ts";
import type { ActorWrite, AspectWrite, ChallengeWrite, LedgerWrites, MarkWrite } from "../../ledger/changes/ledger-writes.ts";
import { deletionOf } from "../compat/operators.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { writeNpcPool } from "../settings/npc-pool.ts";
import { noteUnknown } from "./counters.ts";
import type { WriteOptions } from "./client-writes.ts";
import { createdFlags, entryFlags, isOnToken, type Writing } from "./entry-flags.ts";
import {
  ledgerActor,
  ledgerAspect,
  ledgerChallenge,
  ledgerGear,
  ledgerThing,
  ledgerTrait,
  BOUGHT_TYPES,
} from "./ledger-documents.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import { tokenOf } from "../documents/zone-finder.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType, isItemOfType } from "../documents/of-type.ts";
import { loadedDocument } from "../documents/document-by-uuid.ts";

/** Item data of what an entry creates, by id: aspects it restores, and copies. */
export type ItemSources = ReadonlyMap<string, object>;

/** Writes into each document what the entry changes there. */
export async function writeOut(writing: Writing, writes: LedgerWrites, sources: ItemSources): Promise<void> {
  for (const write of writes.actors) await writeActor(writing, write);
  for (const write of writes.aspects) await writeAspect(writing, write);
  for (const write of writes.challenges) await writeChallenge(writing, write);
  for (const write of writes.marks) await writeMarks(writing, write);
  for (const [uuid, left] of writes.ammunition) await writeAmmunition(writing, uuid, left);
  for (const [uuid, quantity] of writes.quantities) await writeQuantity(writing, { uuid, quantity }, sources);
  for (const [uuid, rank] of writes.traits) await writeTrait(writing, uuid, rank);
  for (const [uuid, to] of writes.moved) await writePlace(writing, uuid, to);
  if (writes.npcPool !== null) await writePool(writing, writes.npcPool);
  for (const aspect of writes.added) await addAspect(writing, aspect, sources);
  for (const aspect of writes.removed) await ledgerAspect(aspect.uuid)?.delete();
}

async function writeActor(writing: Writing, { uuid, fatePoints, boxes }: ActorWrite): Promise<void> {
  const actor = ledgerActor(uuid);
  if (!actor) return;
  noteUnknown(actor);
  const tracks = Object.entries(boxes).map(([track, own]) => [track, { boxes: checks(own, actor.isToken) }] as const);
  const change = { system: { fatePoints, tracks: Object.fromEntries(tracks) }, flags: entryFlags(actor, writing) };
  await actor.update(change, writing.options);
}

/**
 * A clear box and a user who does not know are stored as no key. On an unlinked token's actor `false` is stored instead, since a key
 * deleted there would come back from the base actor.
 */
function checks(boxes: Readonly<Record<string, boolean>>, onToken: boolean): Record<string, boolean> {
  const cleared = Object.keys(boxes).filter((id) => !boxes[id]);
  const checked = Object.keys(boxes).filter((id) => boxes[id]);
  const gone = onToken ? Object.fromEntries(cleared.map((id) => [id, false])) : deletionOf(...cleared);
  return { ...Object.fromEntries(checked.map((id) => [id, true])), ...gone };
}

function noneOf({ system }: NornItem<"aspect">, free: string): { readonly count: number; readonly holder: string } {
  return { count: 0, holder: system.free[free]?.holder ?? "" };
}

async function writeAspect(writing: Writing, { uuid, name, checked, free, known }: AspectWrite): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect?.actor) return;
  noteUnknown(aspect.actor);
  const gone = Object.keys(free).filter((id) => free[id] === null);
  const kept = Object.fromEntries(Object.entries(free).filter(([, held]) => held !== null));
  const system = {
    ...(checked === null ? {} : { checked }),
    // On an unlinked token's actor a deleted key would come back: a spent one is stored as none.
    free: {
      ...kept,
      ...(isOnToken(aspect) ? Object.fromEntries(gone.map((id) => [id, noneOf(aspect, id)])) : deletionOf(...gone)),
    },
    known: checks(known, isOnToken(aspect)),
  };
  const change = { ...(name !== undefined && { name }), system, flags: entryFlags(aspect, writing) };
  await aspect.update(change, writing.options);
}

async function writeAmmunition(writing: Writing, uuid: string, left: number): Promise<void> {
  const gear = ledgerGear(uuid);
  if (!gear?.actor) return;
  noteUnknown(gear.actor);
  const change = { system: { ammunition: { value: left } }, flags: entryFlags(gear, writing) };
  await gear.update(change, writing.options);
}

interface Quantity {
  readonly uuid: string;
  readonly quantity: number;
}

/** What is not there yet is created, as a copy. An advantage has no number: it goes after the outcome. */
async function writeQuantity(writing: Writing, { uuid, quantity }: Quantity, sources: ItemSources): Promise<void> {
  const thing = ledgerThing(uuid);
  if (isItemOfType(thing, "gear"))
    return void (await thing.update({ system: { quantity }, flags: entryFlags(thing, writing) }, writing.options));
  if (thing) return;
  const [actor, id = ""] = uuid.split(".Item.");
  const copy = sources.get(id) ?? {};
  const type = BOUGHT_TYPES.find((one) => one === foundry.utils.getProperty(copy, "type")) ?? "gear";
  const system = type === "gear" ? { quantity } : { bought: true };
  const data = foundry.utils.mergeObject(
    { name: "", ...copy },
    { _id: id, type, system, flags: createdFlags(writing) },
    { inplace: false },
  );
  await ledgerActor(actor ?? "")?.createEmbeddedDocuments("Item", [data], { keepId: true });
}

async function writeTrait(
  writing: Writing,
  uuid: string,
  { rank, experience }: Pick<Trait, "rank" | "experience">,
): Promise<void> {
  const trait = ledgerTrait(uuid);
  if (!trait) return;
  const change = { system: { rank, experience }, flags: entryFlags(trait, writing) };
  await trait.update(change, writing.options);
}

/** The mark of the entry before is removed with the next write. */
async function writePool({ entry, events }: Writing, points: number): Promise<void> {
  const by = events.reduce((sum, event) => sum + (event.type === "npc-pool-changed" ? event.by : 0), 0);
  await writeNpcPool({ points, entries: { [entry]: by } });
}

/** As the item was when it was removed, or a new one. */
async function addAspect(writing: Writing, aspect: Aspect, sources: ItemSources): Promise<void> {
  const { id, uuid: _uuid, parent, name, negative, trait, thing, ...state } = aspect;
  const flags = createdFlags(writing);
  const source = foundry.utils.mergeObject({ _id: id, name, type: "aspect", flags }, sources.get(id) ?? {});
  const before: unknown = foundry.utils.getProperty(source, "system");
  // No entry changes these; an outcome of an older version does not have them.
  const system = { negative, trait, thing, ...(isRecord(before) && before), ...state };
  const data = { ...source, system };
  await ledgerActor(parent)?.createEmbeddedDocuments("Item", [data], { keepId: true });
}

/** Writes the marks of a challenge, and what else is counted about it. */
async function writeChallenge(writing: Writing, { uuid, marks, counters }: ChallengeWrite): Promise<void> {
  const challenge = ledgerChallenge(uuid);
  if (!challenge?.actor) return;
  noteUnknown(challenge.actor);
  const sides = Object.fromEntries(Object.entries(marks).map(([side, own]) => [side, { marks: own }]));
  const change = { system: { sides, counters }, flags: entryFlags(challenge, writing) };
  await challenge.update(change, writing.options);
}

/** Writes the marks of a conflict, or of one participant. */
async function writeMarks(writing: Writing, { uuid, marks }: MarkWrite): Promise<void> {
  const { combat: id, participant } = idsOfTarget(uuid);
  const combat = game.combats.get(id);
  if (!combat) return;
  if (participant === "") {
    await moveTurn(combat, marks, { flags: entryFlags(combat, writing), options: writing.options });
    return;
  }
  const combatant = combat.combatants.get(participant);
  if (!combatant) return;
  const { initiative, ...system } = marks;
  const flags = entryFlags(combatant, writing);
  const change: object = { ...(initiative === undefined ? {} : { initiative }), system, flags };
  await combatant.update(change, writing.options);
}

/** As core moves it: with the turn's place in the order, and the hooks before. Source: platform.md (combat). */
async function moveTurn(
  combat: NornCombat,
  { round: to, current }: Marks,
  { flags, options }: { readonly flags: object; readonly options: WriteOptions },
): Promise<void> {
  const round = typeof to === "number" ? to : combat.round;
  const place = combat.turns.findIndex(({ id }) => id === current);
  const turn = current === undefined ? combat.turn : place < 0 ? null : place;
  const direction = round < combat.round ? -1 : 1;
  const moved = { round, turn };
  const how = { advanceTime: 0, direction } as const;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the public types have no turn without a combatant
  const announced = moved as { readonly round: number; readonly turn: number };
  if (round === combat.round) Hooks.callAll("combatTurn", combat, announced, how);
  else Hooks.callAll("combatRound", combat, announced, how);
  await combat.update({ ...moved, flags }, { ...options, direction });
}

/** Writes where someone is. Their token goes there first, where the zone is drawn on its scene: if it cannot, nothing is written. */
async function writePlace(writing: Writing, uuid: string, { zone, ahead, done }: Whereabouts): Promise<void> {
  const actor = ledgerActor(uuid);
  if (!actor) return;
  noteUnknown(actor);
  await moveToken(actor, zone);
  const change = {
    system: { zone, underway: { from: zone, to: ahead, done } },
    flags: entryFlags(actor, writing),
  };
  await actor.update(change, writing.options);
}

async function moveToken(actor: NornActor, zone: string): Promise<void> {
  const places = game.actors.filter((place) => isActorOfType(place, "situation"));
  const drawn = places.flatMap(({ system }) => system.zones[zone]?.region ?? []);
  const region = drawn.map(loadedDocument).find((one) => one instanceof RegionDocument);
  const token = region?.parent && tokenOf(actor, region.parent);
  if (region && token && token.regions?.has(region) !== true) await region.teleportToken(token);
}
