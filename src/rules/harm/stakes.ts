import { lookUp } from "../look-up.ts";
import type { ConflictScope } from "./harm-rules.ts";

/** Samples of what an action against someone may bring instead of harm, by what the conflict is about. Source: F8, S3, T4, M2. */
export const FIGHT_STAKES = ["disarmed", "gripped", "down", "pushed-back", "off-balance"] as const;
export const NERVE_STAKES = ["frightened", "frozen", "provoked", "distracted"] as const;
export const WORD_STAKES = ["convinced", "embarrassed", "flattered", "talked-into-a-corner"] as const;

/** What happens to things and groups instead, whatever the conflict is about: nobody disarms a guild. */
export const STAKES_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  vehicle: ["stopped", "out-of-control", "off-course", "outrun"],
  organization: ["in-disarray", "discredited", "short-of-money", "cut-off"],
  unit: ["scattered", "pinned-down", "pushed-back", "frightened"],
};

/** Samples of what may be at stake against targets of these types: a conflict's own are made for people. Source: F8, S3, T4, M2. */
export function stakesAgainst(scope: ConflictScope, types: readonly string[]): readonly string[] {
  const [first, ...others] = types;
  const alike = first !== undefined && others.every((type) => type === first);
  return (alike ? lookUp(STAKES_OF_TYPE, first) : undefined) ?? scope.stakes ?? [];
}
