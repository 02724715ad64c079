import type { Challenge, ChallengeSide, ChallengeRow } from "../../rules/challenges/challenge.ts";

/** The part of a challenge item that play reads. A live item satisfies it. */
export interface ChallengeItemSlice {
  readonly uuid: string;
  readonly name: string;
  readonly actor: { readonly uuid: string } | null;
  readonly system: {
    readonly rows: Readonly<Record<string, Omit<ChallengeRow, "id">>>;
    readonly sides: Readonly<Record<string, StoredSide>>;
  } & Pick<Challenge, "hidden" | "difficulty" | "goal" | "fragility" | "span" | "recovery" | "counters">;
}

type StoredSide = Omit<ChallengeSide, "id"> & { readonly sort: number };

/** A challenge as it is now: its rows from the lowest up, its sides in their order. */
export function challengeState({ uuid, name, actor, system }: ChallengeItemSlice): Challenge {
  const { hidden, difficulty, goal, fragility, span, recovery } = system;
  const rows = Object.entries(system.rows).map(([id, row]) => ({ ...row, id }));
  const sides = Object.entries(system.sides).toSorted(([, a], [, b]) => a.sort - b.sort);
  return {
    uuid,
    name,
    parent: actor?.uuid ?? "",
    hidden,
    difficulty,
    rows: rows.toSorted((a, b) => a.from - b.from),
    sides: sides.map(([id, side]) => ({ id, name: side.name, marks: counted(side.marks) })),
    goal: { row: goal.row, marks: goal.marks },
    fragility: { way: fragility.way, from: fragility.from, words: fragility.words },
    span: { checks: span.checks, at: span.at },
    recovery: { boxes: recovery.boxes, at: recovery.at, idle: recovery.idle },
    counters: counted(system.counters),
  };
}

/** What is counted as nothing has no key. */
function counted(counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
