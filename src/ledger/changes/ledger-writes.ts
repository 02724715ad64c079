import {
  type ActorState,
  type LedgerState,
  type FatePointCounter,
  FATE_POINT_COUNTERS,
} from "../../rules/events/ledger-state.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { Challenge } from "../../rules/challenges/challenge.ts";
import type { Trait } from "../../rules/traits/trait.ts";
import type { Whereabouts } from "../../rules/zones/move.ts";
import { CONFLICT_FIELDS, PARTICIPANT_FIELDS } from "../../rules/conflict/conflict-now.ts";
import type { Marks } from "../../rules/events/conflict-marks.ts";
import { differences } from "./counted-changes.ts";

const MARK_FIELDS = [...CONFLICT_FIELDS, ...PARTICIPANT_FIELDS] as const;

export interface ActorWrite {
  readonly uuid: string;
  readonly fatePoints: Readonly<Partial<Record<FatePointCounter, number>>>;
  /** Boxes by track: true to check, false to clear. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

export interface AspectWrite {
  readonly uuid: string;
  /** Its new phrase, if it has one. */
  readonly name?: string;
  readonly checked: number | null;
  /** Free invocations by id; null for deleted ones. */
  readonly free: Readonly<Record<string, { readonly count: number; readonly holder: string } | null>>;
  /** Users by id: true if they learn of it, false if they no longer know. */
  readonly known: Readonly<Record<string, boolean>>;
}

export interface MarkWrite {
  /** Uuid of a conflict or a participant. */
  readonly uuid: string;
  readonly marks: Marks;
}

export interface ChallengeWrite {
  readonly uuid: string;
  /** Marks by side and row, and counters: only those that differ. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly counters: Readonly<Record<string, number>>;
}

/** The writes that turn one state of the documents into another: one write per document, with only what differs. */
export interface LedgerWrites {
  readonly actors: readonly ActorWrite[];
  readonly aspects: readonly AspectWrite[];
  readonly added: readonly Aspect[];
  readonly removed: readonly Aspect[];
  readonly npcPool: number | null;
  readonly marks: readonly MarkWrite[];
  readonly challenges: readonly ChallengeWrite[];
  /** Ranks by trait. */
  readonly traits: readonly (readonly [uuid: string, ranks: Pick<Trait, "rank" | "experience">])[];
  /** Units of ammunition by weapon. */
  readonly ammunition: readonly (readonly [uuid: string, left: number])[];
  /** How many there are of things. */
  readonly quantities: readonly (readonly [uuid: string, quantity: number])[];
  /** Where people now are, by actor. */
  readonly moved: readonly (readonly [uuid: string, to: Whereabouts])[];
}

export function ledgerWrites(before: LedgerState, after: LedgerState): LedgerWrites {
  return {
    actors: Object.values(after.actors).flatMap((actor) => actorWrite(before.actors[actor.uuid], actor)),
    aspects: Object.values(after.aspects).flatMap((aspect) => aspectWrite(before.aspects[aspect.uuid], aspect)),
    added: Object.values(after.aspects).filter(({ uuid }) => !before.aspects[uuid]),
    removed: Object.values(before.aspects).filter(({ uuid }) => !after.aspects[uuid]),
    npcPool: before.npcPool === after.npcPool ? null : after.npcPool,
    marks: Object.entries(after.conflicts ?? {}).flatMap(([uuid, marks]) => markWrite(before.conflicts?.[uuid], { uuid, marks })),
    challenges: Object.values(after.challenges ?? {}).flatMap((now) => challengeWrite(before.challenges?.[now.uuid], now)),
    ammunition: Object.entries(after.ammunition ?? {}).flatMap(([uuid, { left }]) =>
      before.ammunition?.[uuid]?.left === left ? [] : [[uuid, left] as const],
    ),
    quantities: Object.entries(after.quantities ?? {}).filter(([uuid, quantity]) => before.quantities?.[uuid] !== quantity),
    traits: Object.entries(after.traits ?? {}).filter(([uuid, rank]) => before.traits?.[uuid] !== rank),
    moved: Object.entries(after.whereabouts ?? {}).filter(([uuid, to]) => before.whereabouts?.[uuid] !== to),
  };
}

function markWrite(before: Marks | undefined, { uuid, marks: after }: MarkWrite): MarkWrite[] {
  if (!before || before === after) return [];
  const marks = Object.fromEntries(
    MARK_FIELDS.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
  return [{ uuid, marks }];
}

function actorWrite(before: ActorState | undefined, after: ActorState): ActorWrite[] {
  if (!before || before === after) return [];
  const counters = FATE_POINT_COUNTERS.filter((counter) => before.fatePoints[counter] !== after.fatePoints[counter]);
  const fatePoints = Object.fromEntries(counters.map((counter) => [counter, after.fatePoints[counter]]));
  return [{ uuid: after.uuid, fatePoints, boxes: changedBoxes(before.boxes, after.boxes) }];
}

function changedBoxes(before: ActorState["boxes"], after: ActorState["boxes"]): ActorWrite["boxes"] {
  const tracks = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...tracks].flatMap((track) => {
    const boxes = new Set([...Object.keys(before[track] ?? {}), ...Object.keys(after[track] ?? {})]);
    const differ = [...boxes].filter((box) => Boolean(before[track]?.[box]) !== Boolean(after[track]?.[box]));
    return differ.length === 0
      ? []
      : [[track, Object.fromEntries(differ.map((box) => [box, Boolean(after[track]?.[box])]))] as const];
  });
  return Object.fromEntries(changed);
}

function aspectWrite(before: Aspect | undefined, after: Aspect): AspectWrite[] {
  if (!before || before === after) return [];
  const ids = new Set([...Object.keys(before.free), ...Object.keys(after.free)]);
  const differ = [...ids].filter((id) => before.free[id]?.count !== after.free[id]?.count);
  const free = Object.fromEntries(differ.map((id) => [id, after.free[id] ?? null]));
  const users = new Set([...Object.keys(before.known), ...Object.keys(after.known)]);
  const informed = [...users].filter((user) => before.known[user] !== after.known[user]);
  const known = Object.fromEntries(informed.map((user) => [user, after.known[user] === true]));
  const renamed = before.name === after.name ? {} : { name: after.name };
  return [{ uuid: after.uuid, ...renamed, checked: before.checked === after.checked ? null : after.checked, free, known }];
}

function challengeWrite(before: Challenge | undefined, after: Challenge): ChallengeWrite[] {
  if (!before || before === after) return [];
  const marks = after.sides.flatMap(({ id, marks: are }) => {
    const differ = changedCounts(before.sides.find((side) => side.id === id)?.marks ?? {}, are);
    return Object.keys(differ).length === 0 ? [] : [[id, differ] as const];
  });
  return [{ uuid: after.uuid, marks: Object.fromEntries(marks), counters: changedCounts(before.counters, after.counters) }];
}

function changedCounts(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(differences(before, after).map(([key]) => [key, after[key] ?? 0]));
}
