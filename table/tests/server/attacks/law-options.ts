import type { Parameters } from "fast-check";

/** How many messages in all: `TABLE_ATTACKS=100000 npx vitest run table/tests/server/attacks`. */
const ALL = Number(process.env["TABLE_ATTACKS"] ?? 4000);

/** Of the two generations each. */
export const RUNS = {
  operations: Math.ceil(ALL * 0.25),
  events: Math.ceil(ALL * 0.1),
  ofGM: Math.ceil(ALL * 0.05),
  handshakes: Math.ceil(ALL * 0.1),
  paths: Math.ceil(ALL * 0.1),
  /** Through real sockets. */
  sockets: Math.max(200, Math.ceil(ALL * 0.01)),
} as const;

/** The day's seed, the same for a whole day: `TABLE_SEED=20261127` gives a day's back. */
const SEED = Number(process.env["TABLE_SEED"] ?? new Date().toISOString().slice(0, 10).replaceAll("-", ""));
console.log(`Attacks: ${ALL}, seed ${SEED}`);

/** For fast-check. A failure says its seed and path. */
export const lawOptions = (numRuns: number): Parameters<unknown> => ({ numRuns, seed: SEED, endOnFailure: true });
