import { isMadeInPlay } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { knownAspects } from "../documents/known-to.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { actorsInReach } from "./actors-in-reach.ts";

export interface MadeInReach {
  readonly aspect: NornItem<"aspect">;
  readonly bearer: string;
}

/** Aspects made in play that this user knows of, on whatever is in an actor's reach. */
export function madeInReach(actor: NornActor): MadeInReach[] {
  return actorsInReach(actor).flatMap(({ uuid, name: bearer }) => {
    const reached = ledgerActor(uuid);
    const known = reached ? knownAspects(game.user, reached) : [];
    return known.filter(({ system }) => isMadeInPlay(system)).map((aspect) => ({ aspect, bearer }));
  });
}
