import { type MadeView, madeView } from "../../view/ledger/make/made.view.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import type { ActionNow } from "../ledger/action-state.ts";
import { knowsAspect } from "../invoke/known-aspects.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { cameOf } from "./making-roll.ts";

/** Cards that show an aspect made in play, by its uuid: they change with it. */
const shownOn = new Map<string, Set<string>>();

/** What came of a roll. */
export function madeOnRoll(message: string, { entries }: ActionNow): MadeView[] {
  return entries.filter(cameOf).map((entry) => {
    const { aspect: uuid } = entry.asked;
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
