/** Rank of a skill nobody bought. Source: F1. */
export const UNBOUGHT_RANK = -1;

/** Ranks paid for a skill: one a step from where it starts (Mediocre, or lower for difficult skills). Source: F5. */
export function ranksPaid(rank: number, start: number | null): number {
  return Math.max(0, rank - (start ?? UNBOUGHT_RANK));
}

/** A skill of the lighthouse's fire and the circles that go with it are bought with the same ranks. Source: F9, fourth system. */
export function circleSkillCost(rank: number, circles: number): number {
  return ranksPaid(rank, null) + circles;
}
