import { isOfKind } from "../../ledger/entry.ts";
import { zoneName } from "../../rules/index.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { zoneMapOf } from "../mappers/zone-map.ts";
import { templatePath } from "../template-path.ts";
import { readRunMark } from "./run-mark.ts";

/** A roll that was made to run somewhere takes its character there. */
export const RUN_PART: RollCardPart = {
  template: templatePath("board/run-action.hbs"),
  context: ({ message, now }) => {
    const to = zoneAhead(message.system.madeFor);
    const open = to !== "" && playsActor(message.system.actor) && !now.entries.some(isOfKind("move"));
    return open ? { label: text("NORN.Move.goTo", { to }) } : null;
  },
  actions: {
    runTo: {
      once: true,
      run: async ({ id, system }) => {
        const where = readRunMark(system.madeFor);
        if (!where) return;
        const request = {
          how: "run",
          roll: id ?? "",
          situation: where.place,
          to: where.zone,
          toName: zoneAhead(system.madeFor),
        } as const;
        await submitEntry({ kind: "move", actor: ledgerActor(system.actor ?? ""), request });
      },
    },
  },
};

function zoneAhead(madeFor: string): string {
  const where = readRunMark(madeFor);
  const place = where && ledgerActor(where.place);
  return place ? zoneName(zoneMapOf(place), where.zone) : "";
}
