import { isOfKind } from "../../ledger/entry.ts";
import { standingOn } from "../../ledger/order.ts";
import type { Challenge } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";

/** The side an actor is on: the only one, the one it rolled for last, or the one that has its name. Null where that is not known. */
export function likelySide({ uuid, sides }: Challenge, actor: Pick<NornActor, "uuid" | "name"> | null): string | null {
  const [only] = sides;
  if (sides.length === 1 && only) return only.id;
  if (!actor) return null;
  const rolled = standingOn(ledgerStore(), uuid).filter(isOfKind("advance"));
  const last = rolled.findLast((entry) => entry.actor === actor.uuid)?.request.side;
  const plain = (name: string): string => name.trim().toLocaleLowerCase();
  return sides.find(({ id, name }) => id === last || plain(name) === plain(actor.name))?.id ?? null;
}
