import { uuidKey } from "../../rules/links/actor-link.ts";
import type { BreakActor } from "../../view/breaks/break-list.view.ts";
import { allActors, isPlayerCharacter } from "../documents/actors-in-play.ts";
import { isLeftOut } from "../documents/left-out.ts";

/** Id of the window of breaks. */
export const BREAKS_WINDOW = "norn-breaks";

/** All actors a break may change, including those left out. */
export function breakActors(): BreakActor[] {
  return allActors().map((actor) => ({
    uuid: actor.uuid,
    key: uuidKey(actor.uuid),
    name: actor.shownName,
    played: isPlayerCharacter(actor),
    out: isLeftOut(actor),
  }));
}
