import type { Aspect } from "../aspects/aspect.ts";
import type { DialValues } from "../dials/dial-values.ts";
import { namesIn } from "../dials/formula.ts";
import { askFormula, type FormulaDial, readFormula } from "../dials/read-dial.ts";
import { rankOf } from "../traits/audit.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** How finely a conflict is played. Source: F8. */
const PACES = ["scene", "exchange", "turn"] as const;
export type PaceId = (typeof PACES)[number];

/**
 * How those present are ordered: all at once, after saying what they want; by a number, highest first; or the attacker first and then as
 * the story goes, which is kept.
 */
const ORDERINGS = ["together", "standing", "narrative"] as const;
export type Ordering = (typeof ORDERINGS)[number];

export interface Pace {
  readonly id: PaceId;
  readonly ordering: Ordering;
}

/** What a participant is ordered by. */
export interface Standing {
  readonly rank: number;
  /** What decides between equals, one after another. */
  readonly ties: readonly number[];
}

export interface ConflictRules {
  /** At least one; the first is the usual. */
  readonly paces: readonly [Pace, ...Pace[]];
  /** Null where no number decides. */
  readonly standing: ((actor: ActorSnapshot, dials: DialValues) => Standing) | null;
  /** Keys of the traits that the rank is counted from; empty where no number decides. */
  readonly orderedBy: (dials: DialValues) => readonly string[];
  /** Dice are thrown and the rank is added to them. */
  readonly rolled: boolean;
  /** Those whose turn it is may wait and act later in the round. */
  readonly holds: boolean;
  /** Full defense: what it adds until one's next turn, and the id of the defense it is in this game's harm; null where there is none. */
  readonly fullDefense: { readonly adds: number; readonly defense: string } | null;
  /** How many smaller actions a turn has room for, each of them −1 to the main one. */
  readonly smaller: number;
  /** A roll may stand in the way of what others try, until one's next turn. Source: T4, S6. */
  readonly blocks: boolean;
  /** Whether an aspect made in an earlier round of the conflict ends with a round. Source: S3. */
  readonly endsWithRound: (aspect: Aspect, dials: DialValues) => boolean;
}

/** The pace with this id, else the game's usual one. */
export function paceOf({ paces }: Pick<ConflictRules, "paces">, id: string): Pace {
  return paces.find((pace) => pace.id === id) ?? paces[0];
}

/** A number that decides who goes first: a sum over traits. */
export function orderDial(game: string, name: "order" | "order-ties", initial: string): FormulaDial {
  return { id: `${game}-${name}`, group: "conflict", kind: "formula", initial, names: [] };
}

/** The value of such a sum; `unbought` is the rank of a listed trait an actor does not have. A trait that does not apply counts as 0. */
export function orderValue(dial: FormulaDial, actor: ActorSnapshot, dials: DialValues, unbought: number): number {
  return askFormula(readFormula(dial, dials), (key) => rankOf(actor, key, unbought), {}) ?? 0;
}

/** Keys of the traits such a sum is over. */
export function orderTraits(dial: FormulaDial, dials: DialValues): readonly string[] {
  return namesIn(readFormula(dial, dials));
}

/** The furthest from 0 that a number between equals may be. */
const MOST_TIE = 20;
const PLACES = 100;

/** One number for a total and what decides between equals: equal numbers act at the same time. */
export function initiativeOf(total: number, ties: readonly number[]): number {
  const parts = ties.map((tie, place) => {
    const bounded = Math.min(MOST_TIE, Math.max(-MOST_TIE, Math.round(tie)));
    return (bounded + MOST_TIE) / PLACES ** (place + 1);
  });
  return Number(parts.reduce((sum, part) => sum + part, total).toFixed(2 * ties.length));
}
