import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";

/** Events in short form: "me value -1", "pool +1", "me.brave box +1", "+place.fog", "me wounds hurt-0 checked". */
export function shortEvents(events: readonly LedgerEvent[]): string[] {
  return events.map(shortEvent);
}

function shortEvent(event: LedgerEvent): string {
  switch (event.type) {
    case "fate-points-changed":
      return `${short(event.actor)} ${event.counter} ${signed(event.by)}`;
    case "npc-pool-changed":
      return `pool ${signed(event.by)}`;
    case "aspect-boxes-changed":
      return `${short(event.aspect)} box ${signed(event.by)}`;
    case "free-invocations-changed":
      return `${short(event.aspect)} free of ${short(event.holder) || "anyone"} ${signed(event.by)}`;
    case "aspect-added":
      return `+${short(event.aspect.uuid)}`;
    case "aspect-removed":
      return `-${short(event.aspect.uuid)}`;
    case "aspect-known":
      return `${short(event.aspect)} ${event.known ? "known to" : "unknown to"} ${event.user}`;
    case "track-box-checked":
    case "track-box-cleared":
      return `${short(event.actor)} ${event.track} ${event.box} ${event.type.slice("track-box-".length)}`;
    case "aspect-renamed":
      return `${short(event.aspect)} ${event.from} → ${event.to}`;
    case "trait-rank-changed":
      return `${short(event.trait)} rank ${signed(event.by)}`;
    case "ammunition-changed":
      return `${short(event.gear)} ammunition ${signed(event.by)}`;
    case "gear-quantity-changed":
      return `${short(event.gear)} quantity ${signed(event.by)}`;
    case "challenge-marks-changed":
      return `${short(event.challenge)} ${event.side} ${event.row} ${signed(event.by)}`;
    case "challenge-counter-changed":
      return `${short(event.challenge)} ${event.counter} ${signed(event.by)}`;
    case "actor-moved":
      return `${short(event.actor)} ${event.from.zone} → ${event.to.zone}`;
    case "conflict-mark-changed":
      return `${event.target.split(".").at(-1) ?? ""} ${event.field} ${event.from} → ${event.to}`;
  }
}

function short(uuid: string): string {
  return uuid.replace("Actor.", "").replace(".Item.", ".");
}

function signed(by: number): string {
  return by > 0 ? `+${by}` : String(by);
}
