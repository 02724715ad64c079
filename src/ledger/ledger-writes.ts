import type { ActorState, AspectState, LedgerState, FatePointCounter } from "../rules/index.ts";
import { CONFLICT_FIELDS, FATE_POINT_COUNTERS, type Marks, PARTICIPANT_FIELDS } from "../rules/index.ts";

const MARK_FIELDS = [...CONFLICT_FIELDS, ...PARTICIPANT_FIELDS] as const;

export interface ActorWrite {
  readonly uuid: string;
  readonly fatePoints: Readonly<Partial<Record<FatePointCounter, number>>>;
  /** Boxes by track: true to check, false to clear. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

export interface AspectWrite {
  readonly uuid: string;
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

/** The writes that turn one state of the documents into another: one write per document, with only what differs. */
export interface LedgerWrites {
  readonly actors: readonly ActorWrite[];
  readonly aspects: readonly AspectWrite[];
  readonly added: readonly AspectState[];
  readonly removed: readonly AspectState[];
  readonly npcPool: number | null;
  readonly marks: readonly MarkWrite[];
  /** Units of ammunition by weapon. */
  readonly ammunition: readonly (readonly [uuid: string, left: number])[];
}

export function ledgerWrites(before: LedgerState, after: LedgerState): LedgerWrites {
  return {
    actors: Object.values(after.actors).flatMap((actor) => actorWrite(before.actors[actor.uuid], actor)),
    aspects: Object.values(after.aspects).flatMap((aspect) => aspectWrite(before.aspects[aspect.uuid], aspect)),
    added: Object.values(after.aspects).filter(({ uuid }) => !before.aspects[uuid]),
    removed: Object.values(before.aspects).filter(({ uuid }) => !after.aspects[uuid]),
    npcPool: before.npcPool === after.npcPool ? null : after.npcPool,
    marks: Object.entries(after.conflicts ?? {}).flatMap(([uuid, marks]) => markWrite(before.conflicts?.[uuid], { uuid, marks })),
    ammunition: Object.entries(after.ammunition ?? {}).filter(([uuid, left]) => before.ammunition?.[uuid] !== left),
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

function aspectWrite(before: AspectState | undefined, after: AspectState): AspectWrite[] {
  if (!before || before === after) return [];
  const ids = new Set([...Object.keys(before.free), ...Object.keys(after.free)]);
  const differ = [...ids].filter((id) => before.free[id]?.count !== after.free[id]?.count);
  const free = Object.fromEntries(differ.map((id) => [id, after.free[id] ?? null]));
  const users = new Set([...Object.keys(before.known), ...Object.keys(after.known)]);
  const told = [...users].filter((user) => before.known[user] !== after.known[user]);
  const known = Object.fromEntries(told.map((user) => [user, after.known[user] === true]));
  return [{ uuid: after.uuid, checked: before.checked === after.checked ? null : after.checked, free, known }];
}
