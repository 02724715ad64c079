import { cameAspect, cameOf } from "../../ledger/roll/creation-roll.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import { foreseenText } from "../../view/entries/pending.view.ts";
import { type CreatedView, createdView } from "../../view/created-aspects/created.view.ts";
import { refreshCard } from "../chat/render-card.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import { onItemChange } from "../documents/on-change.ts";
import { UNDO_ACTIONS } from "../entries/undo-actions.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { foreseen, shownWorld } from "../ledger/shown-world.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { templatePath } from "../words/template-path.ts";
import { startFreeDrag } from "../drag/free-drag.ts";
import { askPass } from "./pass-free.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** Aspects that a roll created or removed. A free invocation is passed on by dragging it or by its button. */
export const CREATED_PART: RollCardPart = {
  template: templatePath("created-aspects/created.hbs"),
  context: ({ message, now }) => {
    const created = createdOnRoll(shownWorld(), message.id ?? "", now);
    return created.length > 0 ? { created } : null;
  },
  actions: {
    ...UNDO_ACTIONS,
    passFree: {
      run: (_message, { dataset: { aspect: uuid = "" } }) => {
        const aspect = ledgerAspect(uuid);
        return aspect && askPass(aspect);
      },
    },
  },
  dragStart: (_message, event) => void startFreeDrag(event),
};

/** Cards that show an aspect created in play, by its uuid: they change with it. */
const shownOn = new Map<string, Set<string>>();

/** The aspects a roll created or removed. */
function createdOnRoll(world: World, message: string, { entries }: RollNow): CreatedView[] {
  const own = entries.filter(cameOf).filter(({ request }) => request.roll === message);
  return own.map((entry) => {
    const uuid = cameAspect(entry);
    shownOn.set(uuid, (shownOn.get(uuid) ?? new Set()).add(message));
    const aspect = ledgerAspect(uuid);
    const waits = foreseen(entry);
    const view = createdView(entry, {
      aspect: world.aspect(uuid) ?? (aspect && aspectOfItem(aspect)),
      known: aspect === null || knowsAspect(game.user, aspect),
      mayTakeBack: mayTakeBack(entry),
      nameOf: (actor) => ledgerActor(actor)?.shownName ?? "",
      passes: (holder) => aspect !== null && (game.user.isGM || Boolean(ledgerActor(holder)?.isOwner)),
    });
    return waits ? { ...view, badges: [...view.badges, foreseenText(waits)] } : view;
  });
}

/** Ids of the rolls whose cards show an aspect. */
function rollsShowing(aspect: string): readonly string[] {
  return [...(shownOn.get(aspect) ?? [])];
}

/** Redraws the cards of the rolls that created an aspect whenever it changes or is deleted. Called in `init`. */
export function registerRefreshCreated(): void {
  onItemChange(({ uuid }) => rollsShowing(uuid).forEach(refreshCard));
}
