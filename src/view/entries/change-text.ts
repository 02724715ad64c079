import { itemOfUses } from "../../rules/stunts/effect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

/** What one event changed, in words. `nameOf`: the aspect's name, "" where the reader may not know it. */
export function changeText(event: LedgerEvent, nameOf: (aspect: string) => string = () => ""): Text {
  switch (event.type) {
    case "fate-points-changed":
      return text(`NORN.Ledger.Counter.${event.counter}`, { by: signed(event.by) });
    case "npc-pool-changed":
      return text("NORN.History.Change.pool", { by: signed(event.by) });
    case "aspect-boxes-changed":
      return ofAspect("boxes", nameOf(event.aspect), event.by);
    case "free-invocations-changed":
      return ofAspect("free", nameOf(event.aspect), event.by);
    case "aspect-known":
      return ofKnown(event, nameOf(event.aspect));
    case "aspect-added":
    case "aspect-removed":
      return text(`NORN.History.Change.${event.type}`, { aspect: event.aspect.name });
    case "track-box-checked":
    case "track-box-cleared":
      return text(itemOfUses(event.track) === "" ? `NORN.History.Change.${event.type}` : `NORN.Use.${event.type}`);
    case "challenge-marks-changed":
      return text("NORN.Challenge.marks", { by: signed(event.by) });
    case "aspect-renamed":
      return text("NORN.Experience.renamed", { from: event.from, to: event.to });
    case "trait-rank-changed":
      return text("NORN.Experience.ranks", { by: signed(event.by) });
    case "ammunition-changed":
      return text("NORN.Cost.units", { by: signed(event.by) });
    case "gear-quantity-changed":
      return text("NORN.Purchase.counted", { thing: event.name, by: signed(event.by) });
    default:
      return text("NORN.History.Change.other");
  }
}

type BoxEvent = LedgerEvent & { readonly type: "track-box-checked" | "track-box-cleared" };

/** What several events changed, each in words; the boxes that are checked are counted, and so are those that are cleared. */
export function changeTexts(events: readonly LedgerEvent[], nameOf?: (aspect: string) => string): Text[] {
  const boxes = events.filter(isBox);
  const rest = events.filter((event) => !isBox(event)).map((event) => changeText(event, nameOf));
  const counted = (["track-box-checked", "track-box-cleared"] as const).flatMap((type) => {
    const count = boxes.filter((event) => event.type === type).length;
    if (count === 0) return [];
    return [count === 1 ? text(`NORN.History.Change.${type}`) : text(`NORN.History.Several.${type}`, { count })];
  });
  return [...rest, ...counted];
}

function isBox(event: LedgerEvent): event is BoxEvent {
  return event.type === "track-box-checked" || event.type === "track-box-cleared";
}

function ofKnown({ known }: LedgerEvent & { type: "aspect-known" }, aspect: string): Text {
  if (aspect === "") return text("NORN.History.Change.other");
  return text(known ? "NORN.History.Change.known" : "NORN.History.Change.unknown", { aspect });
}

function ofAspect(what: "boxes" | "free", aspect: string, by: number): Text {
  const change = text(`NORN.Ledger.${what}`, { by: signed(by) });
  return aspect === "" ? change : text("NORN.History.Change.of", { aspect, change });
}
