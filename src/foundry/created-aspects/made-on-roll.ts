import { cameOf } from "../../ledger/creation-roll.ts";
import type { RollNow } from "../../ledger/replay-roll.ts";
import { type MadeView, madeView } from "../../view/ledger/created-aspects/made.view.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";

/** Cards that show an aspect made in play, by its uuid: they change with it. */
const shownOn = new Map<string, Set<string>>();

/** What came of a roll. */
export function madeOnRoll(message: string, { entries }: RollNow): MadeView[] {
  return entries.filter(cameOf).map((entry) => {
    const { aspect: uuid } = entry.request;
    shownOn.set(uuid, (shownOn.get(uuid) ?? new Set()).add(message));
    const aspect = ledgerAspect(uuid);
    return madeView(entry, {
      aspect: aspect && aspectState(aspect),
      known: aspect === null || knowsAspect(game.user, aspect),
      nameOf: (actor) => ledgerActor(actor)?.name ?? "",
      passes: (holder) => game.user.isGM || Boolean(ledgerActor(holder)?.isOwner),
    });
  });
}

/** Ids of the rolls whose cards show an aspect. */
export function rollsShowing(aspect: string): readonly string[] {
  return [...(shownOn.get(aspect) ?? [])];
}
