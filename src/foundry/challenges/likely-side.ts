import { isOfKind } from "../../ledger/entry.ts";
import { standingOn } from "../../ledger/order.ts";
import type { Challenge } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
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

/** Everyone else who has rolled for a ladder, or against such a roll, the last one first. */
export function rivalsOn(challenge: string, but: string): NornActor[] {
  const rolled = standingOn(ledgerStore(), challenge).filter(isOfKind("advance"));
  const uuids = rolled.toReversed().flatMap(({ actor, request: { opposing } }) => {
    const message = game.messages.get(opposing);
    return [isMessageOfType(message, "action") ? (message.system.actor ?? "") : "", actor];
  });
  return [...new Set(uuids)].flatMap((uuid) => (uuid === but ? [] : (ledgerActor(uuid) ?? [])));
}
