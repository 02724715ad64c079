import type { LedgerEvent } from "../../rules/index.ts";

/** Names the value an event sets, which another may set back; "" for what is counted: that adds up in any order. */
export function valueSet(event: LedgerEvent): string {
  switch (event.type) {
    case "track-box-checked":
    case "track-box-cleared":
      return JSON.stringify(["box", event.actor, event.track, event.box]);
    case "actor-moved":
      return JSON.stringify(["place", event.actor]);
    case "aspect-renamed":
      return JSON.stringify(["name", event.aspect]);
    case "aspect-known":
      return JSON.stringify(["known", event.aspect, event.user]);
    case "conflict-mark-changed":
      return JSON.stringify(["mark", event.target, event.field]);
    default:
      return "";
  }
}
