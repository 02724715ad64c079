import type { LedgerEvent } from "../../rules/events/ledger-event.ts";

/** Where an event is written: the uuid of an actor, an aspect or a weapon, a conflict or a participant, or "" for the GM's pool. */
export function eventTarget(event: LedgerEvent): string {
  switch (event.type) {
    case "npc-pool-changed":
      return "";
    case "aspect-boxes-changed":
    case "free-invocations-changed":
    case "aspect-known":
    case "aspect-renamed":
      return event.aspect;
    case "aspect-added":
    case "aspect-removed":
      return event.aspect.uuid;
    case "challenge-marks-changed":
    case "challenge-counter-changed":
      return event.challenge;
    case "trait-rank-changed":
      return event.trait;
    case "ammunition-changed":
    case "gear-quantity-changed":
      return event.gear;
    case "conflict-mark-changed":
      return event.target;
    default:
      return event.actor;
  }
}

/** The actor whose owners may write what an event changes; "" for the GM's pool. */
export function eventOwner(event: LedgerEvent): string {
  if (event.type === "aspect-added" || event.type === "aspect-removed") return event.aspect.parent;
  return actorOf(eventTarget(event));
}

/** An item's uuid starts with its actor's. */
function actorOf(uuid: string): string {
  return uuid.replace(/\.Item\.[^.]*$/, "");
}
