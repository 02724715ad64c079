/** How much a document stores at most. Far beyond play; a sheet draws all of it in a moment. */
export const BOUNDS = {
  /** Scale steps, boxes added to a track, weapon and armour ratings. */
  step: 20,
  rank: 99,
  /** Levels of an aspect, which are its boxes. */
  level: 20,
  /** What removing an aspect has to reach. */
  quality: 99,
  freeUses: 99,
  range: 99,
  phases: 99,
  records: { tracks: 50, boxes: 200, freeUses: 100, knownTo: 500, ranks: 100 },
} as const;
