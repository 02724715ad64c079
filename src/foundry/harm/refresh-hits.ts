import { isOfKind } from "../../ledger/entry.ts";
import { refreshCard } from "../chat/render-card.ts";
import { renderedCards } from "../chat/rendered-cards.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";

/** Boxes that would be marked are drawn with these. */
const OPEN = '.norn-blow :is([data-action="takeHit"], [data-action="askHit"])';

/** Keeps open hits in step with the one who takes them: their boxes, and whether they are there. Called in `init`. */
export function registerRefreshHits(): void {
  Hooks.on("updateActor", ({ uuid }, change) => {
    if (foundry.utils.hasProperty(change, "system.tracks")) refreshHits(uuid, OPEN);
  });
  // An unlinked token's actor changes without that hook.
  onEntryChange(({ entries }) => {
    for (const { actor } of entries.filter(isOfKind("harm"))) if (actor !== "") refreshHits(actor, OPEN);
  });
  Hooks.on("deleteActor", ({ uuid }) => refreshHits(uuid, ".norn-blow"));
  Hooks.on("deleteToken", ({ actor, actorLink }) => {
    if (actor && !actorLink) refreshHits(actor.uuid, ".norn-blow");
  });
}

/** Redraws the attacks on the screen that this actor takes part in and that have such an element. */
function refreshHits(uuid: string, shows: string): void {
  for (const { message, html } of renderedCards()) {
    if (!isMessageOfType(message, "action") || !message.system.attack) continue;
    const { actor, targets } = message.system;
    const takesPart = actor === uuid || targets.some((target) => target.uuid === uuid);
    if (takesPart && html.querySelector(shows)) refreshCard(message.id ?? "");
  }
}
