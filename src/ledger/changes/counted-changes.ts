import { type ActorState, FATE_POINT_COUNTERS } from "../../rules/events/ledger-state.ts";
import type { FreeInvocations } from "../../rules/aspects/aspect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";

/** The counters of one document: an actor's points and checked boxes, an aspect's boxes and free invocations, a weapon's ammunition. */
export interface Counted {
  readonly uuid: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly boxes: ActorState["boxes"];
  readonly checked: number;
  readonly free: Readonly<Record<string, FreeInvocations>>;
  /** Of a challenge: marks by side and row, and what else is counted. */
  readonly marks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly counts?: Readonly<Record<string, number>>;
  /** Of a weapon: units of ammunition left. */
  readonly ammunition?: number;
}

/** What counts nothing. */
export const NOTHING_COUNTED: Counted = { uuid: "", counters: {}, boxes: {}, checked: 0, free: {} };

/** The counters of a document as events from zero. */
export function fromZero(now: Counted): readonly LedgerEvent[] {
  return countedChanges(NOTHING_COUNTED, now);
}

/** The events that turn one state of a document's counters into the next. */
export function countedChanges(before: Counted, after: Counted): readonly LedgerEvent[] {
  const { uuid } = after;
  const counters = FATE_POINT_COUNTERS.flatMap((counter): LedgerEvent[] => {
    const by = (after.counters[counter] ?? 0) - (before.counters[counter] ?? 0);
    return by === 0 ? [] : [{ type: "fate-points-changed", actor: uuid, counter, by }];
  });
  const by = after.checked - before.checked;
  const checked: LedgerEvent[] = by === 0 ? [] : [{ type: "aspect-boxes-changed", aspect: uuid, by }];
  return [
    ...counters,
    ...boxChanges(before, after),
    ...checked,
    ...freeChanges(before, after),
    ...challengeChanges(before, after),
    ...ammunitionChange(before, after),
  ];
}

function boxChanges(before: Counted, after: Counted): LedgerEvent[] {
  const only = (of: Counted, not: Counted, type: "track-box-checked" | "track-box-cleared"): LedgerEvent[] =>
    Object.entries(of.boxes).flatMap(([track, own]) =>
      Object.keys(own)
        .filter((box) => !not.boxes[track]?.[box])
        .map((box) => ({ type, actor: of.uuid, track, box })),
    );
  return [...only(before, after, "track-box-cleared"), ...only(after, before, "track-box-checked")];
}

/** A change of holder counts as one invocation lost and one gained. */
function freeChanges(before: Counted, after: Counted): LedgerEvent[] {
  const ids = new Set([...Object.keys(before.free), ...Object.keys(after.free)]);
  return [...ids].flatMap((id) => {
    const was = before.free[id];
    const is = after.free[id];
    const changed = (held: FreeInvocations, by: number): LedgerEvent[] =>
      by === 0 ? [] : [{ type: "free-invocations-changed", aspect: after.uuid, free: id, holder: held.holder, by }];
    if (was && is && was.holder === is.holder) return changed(is, is.count - was.count);
    return [...(was ? changed(was, -was.count) : []), ...(is ? changed(is, is.count) : [])];
  });
}

function challengeChanges(before: Counted, { uuid, marks = {}, counts = {} }: Counted): LedgerEvent[] {
  const sides = new Set([...Object.keys(before.marks ?? {}), ...Object.keys(marks)]);
  return [
    ...[...sides].flatMap((side) =>
      differences(before.marks?.[side] ?? {}, marks[side] ?? {}).map(([row, by]): LedgerEvent => ({
        type: "challenge-marks-changed",
        challenge: uuid,
        side,
        row,
        by,
      })),
    ),
    ...differences(before.counts ?? {}, counts).map(([counter, by]): LedgerEvent => ({
      type: "challenge-counter-changed",
      challenge: uuid,
      counter,
      by,
    })),
  ];
}

function ammunitionChange(before: Counted, { uuid, ammunition = 0 }: Counted): LedgerEvent[] {
  const by = ammunition - (before.ammunition ?? 0);
  return by === 0 ? [] : [{ type: "ammunition-changed", gear: uuid, by }];
}

type Counts = Readonly<Record<string, number>>;

/** By how much counts differ; what is not counted is 0. */
export function differences(before: Counts, after: Counts): (readonly [key: string, by: number])[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const).filter(([, by]) => by !== 0);
}
