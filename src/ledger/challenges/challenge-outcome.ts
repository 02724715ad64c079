import { type Advance, hamperedBy } from "../../rules/challenges/advance.ts";
import { applyEvents } from "../../rules/events/apply-event.ts";
import { type Challenge, type ChallengeChange, hasReached, isRuined, sideOf } from "../../rules/challenges/challenge.ts";
import { challengeEvents } from "../../rules/challenges/challenge-events.ts";
import type { AdvanceFacts, LadderStep } from "../requests/challenges.ts";

/** What came of a roll on a ladder, with the names of that time: they may be gone when the entry is read. */
export function outcomeOf(challenge: Challenge, came: Advance): Pick<AdvanceFacts, "steps" | "trigger" | "ruined"> {
  const after = challengeAfter(challenge, came.changes);
  const nameOf = (id: string): string => (challenge.sides.length > 1 ? (sideOf(challenge, id)?.name ?? "") : "");
  const step = (what: LadderStep["what"], side: string, more: Partial<LadderStep> = {}): LadderStep => {
    return { what, side: nameOf(side), name: "", row: "", count: 0, note: "", ...more };
  };
  const marked = came.marked.map(({ side, row }) => {
    const found = challenge.rows.find(({ id }) => id === row);
    return step("marked", side, { row, name: found?.name ?? "", note: found?.note ?? "" });
  });
  const lost = came.lost.map(({ side, count }) => step("lost", side, { count }));
  const hampered = challenge.sides.flatMap(({ id }) => {
    const count = hamperedBy(after, id);
    return count > 0 && count !== hamperedBy(challenge, id) ? [step("hampered", id, { count })] : [];
  });
  const reached = after.sides.filter((side) => hasReached(after, side)).map(({ id }) => step("reached", id));
  return {
    steps: [...marked, ...lost, ...hampered, ...reached],
    trigger: came.triggered ? challenge.fragility.words || "…" : "",
    ruined: isRuined(after),
  };
}

function challengeAfter(challenge: Challenge, changes: readonly ChallengeChange[]): Challenge {
  const { uuid } = challenge;
  const state = { actors: {}, aspects: {}, npcPool: 0, challenges: { [uuid]: challenge } };
  const after = applyEvents(state, challengeEvents(uuid, changes));
  return (after.ok ? after.value.challenges?.[uuid] : undefined) ?? challenge;
}
