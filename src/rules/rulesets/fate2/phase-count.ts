import type { ActorSnapshot } from "../../snapshot.ts";

/** Aspects a character has won already: the goal is still ahead. */
export function wonAspects({ aspects }: ActorSnapshot): readonly ActorSnapshot["aspects"][number][] {
  return aspects.filter(({ kind, role }) => kind === "character" && role !== "goal");
}

/** Each phase gives one level of an aspect, so the levels of a character's aspects tell how many it had. Source: F5. */
export function phaseCount(actor: ActorSnapshot): number {
  return wonAspects(actor).reduce((levels, { level }) => levels + level, 0);
}
