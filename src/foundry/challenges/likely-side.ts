import { isOfKind } from "../../ledger/entry.ts";
import { activeOn } from "../../ledger/order.ts";
import type { Challenge } from "../../rules/challenges/challenge.ts";
import { linksOf } from "../documents/actor-links.ts";
import { actorsOnSceneFirst } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";

/**
 * Of those who may roll for a ladder the likeliest first: who rolled for it last; then, where sides contend, the vehicles that one of
 * them is aboard.
 */
export function likelyRollers({ uuid, sides }: Challenge, able: readonly NornActor[]): readonly NornActor[] {
  const rolled = activeOn(ledgerStore(), uuid).filter(isOfKind("advance"));
  const last = rolled.toReversed().flatMap((entry) => able.find((one) => one.uuid === entry.actor) ?? []);
  const aboard = sides.length > 1 ? able.filter((one) => isVehicle(one) && carriesAny(one, able)) : [];
  return [...new Set([...last, ...aboard, ...able])];
}

function carriesAny(vehicle: NornActor, people: readonly NornActor[]): boolean {
  const aboard = new Set(Object.values(linksOf(vehicle) ?? {}).map(({ actor }) => actor));
  return people.some(({ uuid }) => aboard.has(uuid));
}

function isVehicle({ type }: NornActor): boolean {
  return type === "vehicle";
}

/** Everyone else who has rolled for a ladder, or against such a roll, the last one first; of a vehicle the other vehicles too. */
export function rivalsOn(challenge: string, but: string): NornActor[] {
  const rolled = activeOn(ledgerStore(), challenge).filter(isOfKind("advance"));
  const uuids = rolled.toReversed().flatMap(({ actor, facts: { opposing } }) => {
    const message = game.messages.get(opposing);
    return [isMessageOfType(message, "action") ? (message.system.actor ?? "") : "", actor];
  });
  const rolls = ledgerActor(but);
  const vehicles =
    challenge !== "" && rolls && isVehicle(rolls)
      ? actorsOnSceneFirst()
          .filter(isVehicle)
          .map(({ uuid }) => uuid)
      : [];
  return [...new Set([...uuids, ...vehicles])].flatMap((uuid) => (uuid === but ? [] : (ledgerActor(uuid) ?? [])));
}
