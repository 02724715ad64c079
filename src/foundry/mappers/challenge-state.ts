import type { Break, Challenge, Fragility, Lasts } from "../../rules/index.ts";

/** The part of a challenge item that play reads. A live item satisfies it. */
export interface ChallengeItemSlice {
  readonly uuid: string;
  readonly name: string;
  readonly actor: { readonly uuid: string } | null;
  readonly system: {
    readonly hidden: boolean;
    readonly difficulty: number | null;
    readonly rungs: Readonly<Record<string, StoredRung>>;
    readonly sides: Readonly<Record<string, StoredSide>>;
    readonly goal: Challenge["goal"];
    readonly fragility: { readonly way: Fragility | ""; readonly from: number; readonly words: string };
    readonly span: { readonly checks: number; readonly at: Break | "" };
    readonly recovery: { readonly boxes: number; readonly at: Break | ""; readonly idle: boolean };
    readonly counters: Readonly<Record<string, number>>;
  };
}

interface StoredRung {
  readonly name: string;
  readonly from: number;
  readonly boxes: number;
  readonly note: string;
  readonly hampers: number;
  readonly lasts: Lasts | "";
}

interface StoredSide {
  readonly name: string;
  readonly sort: number;
  readonly marks: Readonly<Record<string, number>>;
}

/** A challenge as it is now: its rows from the lowest up, its sides in their order. */
export function challengeState({ uuid, name, actor, system }: ChallengeItemSlice): Challenge {
  const { hidden, difficulty, goal, fragility, span, recovery } = system;
  const rungs = Object.entries(system.rungs).map(([id, rung]) => ({ ...rung, id }));
  const sides = Object.entries(system.sides).toSorted(([, a], [, b]) => a.sort - b.sort);
  return {
    uuid,
    name,
    parent: actor?.uuid ?? "",
    hidden,
    difficulty,
    rungs: rungs.toSorted((a, b) => a.from - b.from),
    sides: sides.map(([id, side]) => ({ id, name: side.name, marks: counted(side.marks) })),
    goal: { rung: goal.rung, marks: goal.marks },
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
