import { isOfKind } from "../../ledger/entry.ts";
import { zoneName } from "../../rules/zones/zones.ts";
import { text } from "../../view/text.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { templatePath } from "../words/template-path.ts";

/** A roll that was made to run somewhere takes its character there. */
export const RUN_PART: RollCardPart = {
  template: templatePath("board/run-action.hbs"),
  context: ({ message, now }) => {
    const to = zoneAhead(message.system.run);
    const open = to !== "" && playsActor(message.system.actor) && !now.entries.some(isOfKind("move"));
    return open ? { label: text("NORN.Move.goTo", { to }) } : null;
  },
  actions: {
    runTo: {
      once: true,
      run: async ({ id, system }) => {
        const { situation, zone: to } = system.run;
        if (!situation) return;
        const request = { how: "run", roll: id ?? "", trait: "", situation, to, toName: zoneAhead(system.run) } as const;
        await submitEntry({ kind: "move", actor: ledgerActor(system.actor ?? ""), request });
      },
    },
  },
};

function zoneAhead({ situation, zone }: NornChatMessage<"action">["system"]["run"]): string {
  const place = ledgerActor(situation ?? "");
  return place ? zoneName(zoneMapOf(place), zone) : "";
}
