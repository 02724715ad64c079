import type { BestPlan, DicePlan } from "./dice-method.ts";
import { DIE_FACES } from "./die-faces.ts";
import { hitsOfFace } from "./read-faces.ts";

/** Exact chances of a plan: in `ways` of `outOf` equally likely throws it shows `total`. Lowest total first, none with 0 ways. */
export interface Distribution {
  readonly outOf: bigint;
  readonly totals: readonly { readonly total: number; readonly ways: bigint }[];
}

type Ways = ReadonlyMap<number, bigint>;

/** Source: F1, F11, S1, M2. The enhancement of M2 is not part of the dice. */
export function distribution(plan: DicePlan): Distribution {
  const ways = plan.reading === "best" ? keepWays(plan) : addedWays(plan);
  const outOf = sidesOfAll(plan);
  const totals = [...ways].map(([total, count]) => ({ total, ways: count })).toSorted((a, b) => a.total - b.total);
  return { outOf, totals };
}

/** In how many throws the dice show at least `total`. */
export function waysToReach({ totals }: Distribution, total: number): bigint {
  return totals.reduce((ways, entry) => (entry.total >= total ? ways + entry.ways : ways), 0n);
}

function sidesOfAll(plan: DicePlan): bigint {
  const sides = DIE_FACES[plan.die].reduce((all, face) => all + face.sides, 0);
  return BigInt(sides) ** BigInt(plan.count);
}

/** What one face adds to the total, by the index of its die. */
function worth(plan: DicePlan, face: number, place: number): number {
  if (plan.reading === "hits") return hitsOfFace(face, plan);
  return plan.reading === "difference" && place === 1 ? -face : face;
}

function addedWays(plan: DicePlan): Ways {
  const placed = plan.fixed.reduce((total, face, place) => total + worth(plan, face, place), 0);
  let ways: Ways = new Map([[placed, 1n]]);
  for (let thrown = 0; thrown < plan.count; thrown += 1) {
    const next = new Map<number, bigint>();
    for (const [total, count] of ways) {
      for (const { face, sides } of DIE_FACES[plan.die])
        add(next, total + worth(plan, face, plan.fixed.length + thrown), count * BigInt(sides));
    }
    ways = next;
  }
  return ways;
}

/**
 * Goes through the faces from the first kept to the last, choosing how many of the remaining dice show each: exact, and no larger
 * for many dice than (dice × dice × totals).
 */
function keepWays(plan: BestPlan): Ways {
  const { keep } = plan;
  const faces = keep.which === "highest" ? DIE_FACES[plan.die].toReversed() : DIE_FACES[plan.die];
  interface State {
    readonly unread: number;
    readonly open: number;
    readonly total: number;
    readonly ways: bigint;
  }
  let states: State[] = [{ unread: plan.count, open: keep.count, total: 0, ways: 1n }];
  for (const [index, { face, sides }] of faces.entries()) {
    const placed = plan.fixed.filter((fixed) => fixed === face).length;
    const last = index === faces.length - 1;
    const next = new Map<string, State>();
    for (const state of states) {
      for (let shown = last ? state.unread : 0; shown <= state.unread; shown += 1) {
        const kept = Math.min(state.open, shown + placed);
        const ways = state.ways * choose(state.unread, shown) * BigInt(sides) ** BigInt(shown);
        const to = { unread: state.unread - shown, open: state.open - kept, total: state.total + kept * face };
        const key = `${to.unread}|${to.open}|${to.total}`;
        next.set(key, { ...to, ways: ways + (next.get(key)?.ways ?? 0n) });
      }
    }
    states = [...next.values()];
  }
  const result = new Map<number, bigint>();
  for (const { total, ways } of states) add(result, total, ways);
  return result;
}

function add(ways: Map<number, bigint>, total: number, count: bigint): void {
  ways.set(total, (ways.get(total) ?? 0n) + count);
}

function choose(of: number, taken: number): bigint {
  let result = 1n;
  for (let step = 1; step <= taken; step += 1) result = (result * BigInt(of - taken + step)) / BigInt(step);
  return result;
}
