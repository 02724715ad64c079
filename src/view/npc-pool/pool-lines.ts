import type { NpcPoolRequests } from "../../ledger/requests/npc-pool.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { signed } from "../rank.view.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { type Text, text } from "../text.ts";

const POOL_LINE: LineMaker<"pool"> = {
  icon: "fa-solid fa-sack-dollar",
  words: ({ request: { words: reason } }) =>
    reason === "" ? text("NORN.Pool.changed") : text("NORN.Pool.changedFor", { reason }),
  details: ({ outcome }) => poolChanges(outcome.events),
};

const ENTRANCE_LINE: LineMaker<"entrance"> = {
  icon: "fa-solid fa-sack-dollar",
  words: ({ actorName: who }) => text("NORN.Pool.enters", { who }),
  details: ({ outcome }) => poolChanges(outcome.events),
};

const PAY_DEBT_LINE: LineMaker<"pay-debt"> = {
  icon: "fa-solid fa-scale-balanced",
  words: ({ actorName: who }) => text("NORN.Debt.paid", { who }),
  details: ({ outcome }) =>
    outcome.events.flatMap((event): Text[] => {
      if (event.type === "aspect-removed") return [text("NORN.Break.Change.gone", { aspect: event.aspect.name })];
      return event.type === "fate-points-changed" && event.counter === "debt"
        ? [text("NORN.Ledger.Counter.debt", { by: signed(event.by) })]
        : [];
    }),
};

function poolChanges(events: readonly LedgerEvent[]): readonly Text[] {
  return events.flatMap((event) => (event.type === "npc-pool-changed" ? [text("NORN.Pool.by", { by: signed(event.by) })] : []));
}

export const POOL_LINES: LinesOf<keyof NpcPoolRequests> = {
  pool: POOL_LINE,
  entrance: ENTRANCE_LINE,
  "pay-debt": PAY_DEBT_LINE,
};
