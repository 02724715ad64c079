import { hasCreated } from "../../ledger/roll/creation-roll.ts";
import { zoneName } from "../../rules/zones/zones.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import type { Aim } from "../../view/roll/roll-options.ts";
import { templatePath } from "../words/template-path.ts";

/** Where a roll is aimed, until an aspect comes of it. */
export const AIM_PART: RollCardPart = {
  template: templatePath("calls/aim.hbs"),
  context: ({ message, now }) => {
    const { situation, zone } = message.system.aim;
    const where = hasCreated(now.entries) ? "" : aimName({ situation: situation ?? "", zone });
    return where === "" ? null : { words: game.i18n.format("NORN.Aim.card", { where }) };
  },
};

/** The name of a situation, or of a zone of it; "" where it is gone, or this reader may not know of it. */
export function aimName({ situation, zone }: Aim): string {
  const actor = ledgerActor(situation);
  if (!actor?.testUserPermission(game.user, "LIMITED")) return "";
  const named = zoneName(zoneMapOf(actor), zone);
  return named === "" ? actor.name : game.i18n.format("NORN.Aim.zone", { zone: named, place: actor.name });
}
