import type { CheckRequest } from "../rules/index.ts";
import type { Entry } from "./entry.ts";

/** A request with the difficulty it was given last, by entries that stand. */
export function withGivenDifficulty(request: CheckRequest, entries: readonly Entry[]): CheckRequest {
  const given = entries.flatMap((entry) => (entry.kind === "difficulty" ? [entry.request.difficulty] : []));
  const last = given.at(-1);
  return last === undefined ? request : { ...request, difficulty: last };
}
