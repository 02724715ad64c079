import { lookUp } from "../look-up.ts";
import type { ConflictScope } from "./harm-rules.ts";
import { STAKES_OF_TYPE } from "./stakes.data.ts";

/** Samples of what may be at stake against targets of these types: a conflict's own are made for people. Source: F8, S3, T4, M2. */
export function stakesAgainst(scope: ConflictScope, types: readonly string[]): readonly string[] {
  const [first, ...others] = types;
  const alike = first !== undefined && others.every((type) => type === first);
  return (alike ? lookUp(STAKES_OF_TYPE, first) : undefined) ?? scope.stakes ?? [];
}
