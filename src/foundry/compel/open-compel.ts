import { mayCompel } from "./may-compel.ts";
import { isInanimate, ownCharacter } from "../documents/actors-in-play.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { AspectAction } from "../entries/aspect-action.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { activeRuleset } from "../settings/active-game.ts";

/** Opens the window, with someone chosen: the given actor, else a player's own character. */
export async function openCompel(actor: NornActor | null = ownCharacter()): Promise<void> {
  await open("", actor?.uuid ?? "");
}

/** Opens the window with an aspect already chosen. For macros: without a uuid the list opens. */
export async function compelByUuid(uuid = ""): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (uuid !== "" && !aspect) ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  else await open(uuid, whose(aspect?.actor ?? null));
}

function whose(parent: NornActor | null): string {
  return parent && !isInanimate(parent) ? parent.uuid : "";
}

async function open(aspect: string, whom: string): Promise<void> {
  if (!mayCompel(activeRuleset())) {
    ui.notifications.warn("NORN.Ledger.Refused.not-yours-to-propose", { localize: true });
    return;
  }
  const { CompelDialog } = await import("./compel-dialog.ts");
  await new CompelDialog(aspect, whom).render({ force: true });
}

export const COMPEL_ACTION: AspectAction = {
  id: "compel",
  icon: "fa-bolt",
  offered: (aspect) => mayCompel(activeRuleset()) && knowsAspect(game.user, aspect),
  run: ({ uuid }) => compelByUuid(uuid),
};

/** One click, without an offer. For a situation or a thing, the user must say whom it hit. */
export const AWARD_ACTION: AspectAction = {
  id: "compelAward",
  icon: "fa-coins",
  offered: ({ actor, system }) => {
    const brings = !(activeRuleset().aspects.persistent && system.persistent);
    return game.user.isGM && actor !== null && !isInanimate(actor) && brings;
  },
  run: async ({ uuid }) => (await import("./ask-compel.ts")).awardCompel(uuid),
};
