import {
  type Challenge,
  type ChallengeChange,
  type ChallengeSide,
  checksOf,
  hamperedOf,
  marksAt,
  PURSUED,
  type ChallengeRow,
  sideOf,
} from "./challenge.ts";
import { lostBy, markedBy, triggers } from "./mark-ladder.ts";

/** A roll on a ladder. */
export interface Attempt {
  /** Id of the side that rolled. */
  readonly side: string;
  /** Id of the side that rolled against it, "" for none. */
  readonly against: string;
  /** 0 or more for a success; against another side, 0 is a tie. */
  readonly margin: number;
  /** Uuid of the actor who rolled. */
  readonly actor: string;
}

/** What came of it. */
export interface Advance {
  readonly changes: readonly ChallengeChange[];
  /** The boxes that were marked. */
  readonly marked: readonly { readonly side: string; readonly row: string }[];
  /** How many marks each side has lost; none are named twice. */
  readonly lost: readonly { readonly side: string; readonly count: number }[];
  /** A failure has brought about what the ladder says in words. */
  readonly triggered: boolean;
}

/**
 * What a roll does to a challenge. Against another side the one who wins marks the ladder, and what a failure does happens to the
 * other. F2-R20: a tie marks the lowest degree of both. Source: F2.
 */
export function advance(challenge: Challenge, { side: id, against, margin, actor }: Attempt): Advance {
  const side = sideOf(challenge, id);
  const other = against === id ? null : sideOf(challenge, against);
  if (!side) return { changes: [], marked: [], lost: [], triggered: false };
  const size = Math.abs(margin);
  const marking = margin >= 0 ? (other && margin === 0 ? [side, other] : [side]) : other ? [other] : [];
  const losing = margin < 0 ? [side] : other && margin > 0 ? [other] : [];
  const boxes = marking.flatMap((one) => {
    const row = markedBy(challenge, one, size);
    return row ? [{ side: one, row }] : [];
  });
  const losses = losing.map((one) => ({ side: one, changes: lostBy(challenge, one, size) }));
  return {
    changes: [
      ...boxes.map(({ side: { id: of }, row }) => ({ side: of, row: row.id, by: 1 })),
      ...losses.flatMap(({ changes }) => changes),
      ...hampering(challenge, other ? [side, other] : [side], boxes),
      ...counted(challenge, actor),
    ],
    marked: boxes.map(({ side: { id: of }, row }) => ({ side: of, row: row.id })),
    lost: losses
      .map(({ side: { id: of }, changes }) => ({ side: of, count: lostMarks(changes) }))
      .filter(({ count }) => count > 0),
    triggered: losing.length > 0 && triggers(challenge, size),
  };
}

function lostMarks(changes: readonly ChallengeChange[]): number {
  return changes.reduce((sum, change) => sum + ("row" in change ? -change.by : 0), 0);
}

/** What a box does to the other side's next roll: it ends with that roll, unless it begins again. Source: F2 (dynamic challenge). */
function hampering(
  { counters }: Challenge,
  rolled: readonly ChallengeSide[],
  boxes: readonly { readonly side: ChallengeSide; readonly row: ChallengeRow }[],
): ChallengeChange[] {
  return rolled.flatMap(({ id }) => {
    const next = boxes.filter(({ side, row }) => side.id !== id && row.lasts === "next").map(({ row }) => row.hampers);
    const counter = hamperedOf(id);
    const by = Math.max(0, ...next) - (counters[counter] ?? 0);
    return by === 0 ? [] : [{ counter, by }];
  });
}

function counted({ span, recovery, counters }: Challenge, actor: string): ChallengeChange[] {
  const pursued = recovery.idle && !counters[PURSUED] ? [{ counter: PURSUED, by: 1 }] : [];
  return span.checks > 0 ? [...pursued, { counter: checksOf(actor), by: 1 }] : pursued;
}

/**
 * What the marks of the others take off a side's rolls: for its next roll, and for the rest by the highest row they have marked.
 * F2-R22: of several others the worst counts. Source: F2 (dynamic challenge).
 */
export function hamperedBy({ rows, sides, counters }: Challenge, side: string): number {
  const lasting = sides
    .filter(({ id }) => id !== side)
    .map((other) => rows.findLast(({ id, lasts }) => lasts === "rest" && marksAt(other, id) > 0)?.hampers ?? 0);
  return Math.max(0, ...lasting) + (counters[hamperedOf(side)] ?? 0);
}
