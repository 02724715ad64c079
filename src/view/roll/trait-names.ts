import type { CheckRequest } from "../../rules/roll/check.ts";

/** The traits of a roll, as one name for it. */
export function traitNames({ traits }: Pick<CheckRequest, "traits">): string {
  return traits.map(({ name }) => name).join(" + ");
}
