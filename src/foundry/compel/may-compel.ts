import type { Ruleset } from "../../rules/ruleset.ts";

/** Whether this user may propose anything in this game. */
export function mayCompel({ compelling }: Ruleset): boolean {
  return game.user.isGM || compelling.proposers.some((proposer) => proposer !== "gm");
}
