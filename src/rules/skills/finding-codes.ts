/** Everything an audit can find. Source: F3, F5, S2, T2, M1. */
export const FINDING_CODES = [
  "pyramid-unsupported",
  "column-unsupported",
  "points-over",
  "points-left",
  "no-phases",
  "rank-over-cap",
  "rank-under-floor",
  "rank-under-start",
  "aspect-over-half-of-levels",
  "aspect-over-best-skill",
  "specialties-over",
  "specialties-left",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];
