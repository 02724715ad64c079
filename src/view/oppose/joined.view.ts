import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { resultNow } from "../../ledger/roll/result-now.ts";
import { totalView } from "../roll/check-result.view.ts";
import { traitNames } from "../roll/trait-names.ts";
import { type Text, text } from "../text.ts";
import type { FoldedRoll } from "./opposition.view.ts";

/** How many of the rolls have succeeded; null where successes are not counted. Source: F2. */
export function countedText({ roll, state, joined }: RollNow): Text | null {
  if (roll.ruleset.joining?.addsUp !== false || joined.length === 0) return null;
  const { difficulty } = state.request;
  if (difficulty === null) return null;
  const totals = [resultNow({ roll, state })?.total ?? null, ...joined.map(({ total }) => total)];
  const successes = totals.filter((total) => total !== null && total >= difficulty).length;
  return text("NORN.Join.counted", { successes, rolls: totals.length });
}

/** Who else fails: people who work together fail together. Null for no one. Source: M2. */
export function failedTogether({ roll, state, joined }: RollNow): Text | null {
  if (roll.ruleset.joining?.whose !== "others" || joined.length === 0) return null;
  const outcome = resultNow({ roll, state })?.outcome ?? null;
  if (outcome?.success !== false) return null;
  const names = [...new Set(joined.map(({ entry }) => entry.actorName))];
  return text("NORN.Join.failed", { who: names.join(", ") });
}

/** The line a roll folds to that counts with another. */
export function joinedView(now: RollNow, first: Pick<RollNow, "roll">, words: boolean): FoldedRoll | null {
  const result = resultNow(now);
  return (
    result && {
      on: first.roll.id,
      who: text("NORN.Oppose.who", { name: now.roll.actorName }),
      traits: traitNames(now.state.request),
      total: totalView(result, result.total, now.roll.ruleset, words),
      against: text(`NORN.Join.with.${first.roll.ruleset.joining?.whose ?? "own"}`, { who: first.roll.actorName }),
      verdict: null,
    }
  );
}
