import { mayCompel } from "../compel/may-compel.ts";
import { openCompel } from "../compel/open-compel.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { openHistory } from "../history/open-history.ts";
import { hasExperience } from "../../rules/traits/experience.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { mayDeal } from "../rewards/may-deal.ts";
import { openRecovery } from "../recovery/open-recovery.ts";
import { activeGame } from "../settings/active-game.ts";
import { closestTo, dataAround } from "../redraw/elements.ts";
import { pointerRelease } from "../redraw/pointer-release.ts";
import { type MenuItem, menuItems } from "../apps/menu-item.ts";
import { openRowMenu } from "../apps/row-menu.ts";

const menuItem = menuItems((id) => `NORN.Strip.Menu.${id}`);

/** The menu of a character in the strip: by right click, or the menu key on its button. */
export async function openPointsBarMenu(event: MouseEvent): Promise<void> {
  const person = closestTo(event.target, "[data-strip-person]");
  const actor = game.actors.get(dataAround(event.target, "stripPerson"));
  const frame = person?.closest<HTMLElement>(".norn-strip");
  if (!actor || !frame) return;
  event.preventDefault();
  const button = person?.querySelector("button") ?? null;
  // A key has no place of its own.
  const point = event.button === 2 ? { x: event.clientX, y: event.clientY } : null;
  await pointerRelease(event);
  openRowMenu(frame, actor.shownName, itemsOf(actor, activeGame()), { button, point });
}

function itemsOf(actor: NornActor, played: ActiveGame): MenuItem[] {
  const { ruleset } = played;
  const compels = mayCompel(ruleset) ? [menuItem("compel", "fa-bolt", () => openCompel(actor))] : [];
  const deals = mayDeal(played, actor)
    ? [menuItem("deal", "fa-hand-sparkles", async () => (await import("../rewards/deal-card.ts")).dealCard(actor))]
    : [];
  const awards =
    game.user.isGM && hasExperience(ruleset, actor.type)
      ? [menuItem("experience", "fa-gift", async () => (await import("../rewards/experience.ts")).giveExperience(actor))]
      : [];
  const shown = [
    menuItem("history", "fa-clock-rotate-left", () => openHistory(actor.uuid)),
    menuItem("sheet", "fa-address-card", () => void actor.sheet?.render(true)),
  ];
  const points = [
    menuItem("add", "fa-plus", () => actor.changeFatePoints(1)),
    menuItem("take", "fa-minus", () => actor.changeFatePoints(-1)),
  ];
  const heals = game.user.isGM ? [menuItem("recovery", "fa-heart-pulse", () => openRecovery(actor))] : [];
  return [...compels, ...deals, ...awards, ...shown, ...heals, ...(actor.isOwner ? points : [])];
}
