import type { BreakActor } from "../../view/ledger/breaks/break-list.view.ts";
import { isPlayed } from "../documents/played-actors.ts";
import { everybody } from "../ledger/world-of-documents.ts";
import { isLeftOut, leftOutKey } from "./left-out.ts";

/** The window of breaks, among the open ones. */
export const BREAKS_WINDOW = "norn-breaks";

/** Everybody a break may change, those left out of it too. */
export function breakActors(): BreakActor[] {
  return everybody().map((actor) => ({
    uuid: actor.uuid,
    key: leftOutKey(actor),
    name: actor.name,
    played: isPlayed(actor),
    out: isLeftOut(actor),
  }));
}
