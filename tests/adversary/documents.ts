import type { Named } from "../../src/ledger/authority/authority.ts";
import type { OpeningBalances } from "../../src/ledger/authority/reconcile.ts";
import type { LedgerWrites } from "../../src/ledger/changes/ledger-writes.ts";
import type { Aspect } from "../../src/rules/aspects/aspect.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";

/** Everything the server stores besides messages. Never changed in place: a client keeps what it has received last. */
export interface Documents {
  readonly state: LedgerState;
  /** Events that a document says an entry has written in it; by document, then by entry. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, readonly LedgerEvent[]>>>>;
  /** The user who wrote a document last. */
  readonly editors: Readonly<Record<string, string>>;
  readonly named: Named;
  readonly opening: OpeningBalances;
  /** Users with a client. */
  readonly connected: readonly string[];
}

export const NOBODY: Named = { client: "", user: "" };

/** The state with these values in it, as the host stores them. What is gone meanwhile is not written. */
export function withValues(state: LedgerState, writes: LedgerWrites): LedgerState {
  const { actors, aspects, challenges = {}, conflicts = {}, ammunition = {} } = state;
  const there = <T>(all: Readonly<Record<string, T>>, changed: readonly (readonly [string, (was: T) => T])[]) => ({
    ...all,
    ...Object.fromEntries(changed.flatMap(([uuid, change]) => (all[uuid] ? [[uuid, change(all[uuid])] as const] : []))),
  });
  const removed = new Set(writes.removed.map(({ uuid }) => uuid));
  const kept = Object.entries(aspects).filter(([uuid]) => !removed.has(uuid));
  return {
    ...state,
    actors: there(
      actors,
      writes.actors.map(({ uuid, fatePoints, boxes }) => [
        uuid,
        (was) => ({ ...was, fatePoints: { ...was.fatePoints, ...fatePoints }, boxes: checkedBoxes(was.boxes, boxes) }),
      ]),
    ),
    aspects: {
      ...there(
        Object.fromEntries(kept),
        writes.aspects.map((write) => [write.uuid, (was) => changedAspect(was, write)]),
      ),
      ...Object.fromEntries(writes.added.map((aspect) => [aspect.uuid, aspect])),
    },
    challenges: there(
      challenges,
      writes.challenges.map(({ uuid, marks, counters }) => [
        uuid,
        (was) => ({
          ...was,
          counters: { ...was.counters, ...counters },
          sides: was.sides.map((side) => ({ ...side, marks: { ...side.marks, ...marks[side.id] } })),
        }),
      ]),
    ),
    conflicts: there(
      conflicts,
      writes.marks.map(({ uuid, marks }) => [uuid, (was) => ({ ...was, ...marks })]),
    ),
    ammunition: there(
      ammunition,
      writes.ammunition.map(([uuid, left]) => [uuid, (was) => ({ ...was, left })]),
    ),
    quantities: { ...state.quantities, ...Object.fromEntries(writes.quantities) },
    traits: { ...state.traits, ...Object.fromEntries(writes.traits) },
    whereabouts: { ...state.whereabouts, ...Object.fromEntries(writes.moved) },
    npcPool: writes.npcPool ?? state.npcPool,
  };
}

function changedAspect(was: Aspect, { name, checked, free, known }: LedgerWrites["aspects"][number]): Aspect {
  const held = Object.entries({ ...was.free, ...free }).flatMap(([id, one]) => (one ? [[id, one] as const] : []));
  const informed = Object.entries({ ...was.known, ...known }).flatMap(([id, is]) => (is ? [[id, true as const]] : []));
  return {
    ...was,
    name: name ?? was.name,
    checked: checked ?? was.checked,
    free: Object.fromEntries(held),
    known: Object.fromEntries(informed),
  };
}

type Boxes = LedgerState["actors"][string]["boxes"];

/** A track without a checked box has no key. */
function checkedBoxes(was: Boxes, write: Readonly<Record<string, Readonly<Record<string, boolean>>>>): Boxes {
  const tracks = [...new Set([...Object.keys(was), ...Object.keys(write)])].map((track) => {
    const boxes = Object.entries({ ...was[track], ...write[track] }).flatMap(([id, is]) => (is ? [[id, true as const]] : []));
    return [track, Object.fromEntries(boxes)] as const;
  });
  return Object.fromEntries(tracks.filter(([, boxes]) => Object.keys(boxes).length > 0));
}
