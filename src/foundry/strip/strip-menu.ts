import { mayCompel } from "../compel/may-compel.ts";
import { openCompel } from "../compel/open-compel.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { openHistory } from "../history/open-history.ts";
import { hasExperience, type GameInForce } from "../../rules/index.ts";
import { mayDeal } from "../rewards/may-deal.ts";
import { openRecovery } from "../recovery/open-recovery.ts";
import { gameInForce } from "../settings/current-game.ts";
import { closestTo } from "../redraw/elements.ts";
import { pointerRelease } from "../redraw/pointer-release.ts";
import type { MenuItem } from "../sheets/rows/row-menu.ts";

/** The menu of a character in the strip: by right click, or the menu key on its button. */
export async function openStripMenu(event: MouseEvent): Promise<void> {
  const entry = closestTo(event.target, "[data-strip-entry]");
  const actor = game.actors.get(entry?.dataset["stripEntry"] ?? "");
  const frame = entry?.closest<HTMLElement>(".norn-strip");
  if (!actor || !frame) return;
  event.preventDefault();
  const button = entry?.querySelector("button") ?? null;
  // A key has no place of its own.
  const point = event.button === 2 ? { x: event.clientX, y: event.clientY } : null;
  const released = pointerRelease(event);
  const { openRowMenu } = await import("../sheets/rows/row-menu.ts");
  await released;
  openRowMenu(frame, actor.shownName, entriesOf(actor, gameInForce()), { button, point });
}

function entriesOf(actor: NornActor, played: GameInForce): MenuItem[] {
  const { ruleset } = played;
  const entry = (id: string, icon: string, run: MenuItem["run"]): MenuItem => {
    return { id, icon: `fa-solid ${icon}`, label: game.i18n.localize(`NORN.Strip.Menu.${id}`), run };
  };
  const compels = mayCompel(ruleset) ? [entry("compel", "fa-bolt", () => openCompel(actor))] : [];
  const deals = mayDeal(played, actor)
    ? [entry("deal", "fa-hand-sparkles", async () => (await import("../rewards/deal-card.ts")).dealCard(actor))]
    : [];
  const awards =
    game.user.isGM && hasExperience(ruleset, actor.type)
      ? [entry("experience", "fa-gift", async () => (await import("../experience/experience.ts")).giveExperience(actor))]
      : [];
  const shown = [
    entry("history", "fa-clock-rotate-left", () => openHistory(actor.uuid)),
    entry("sheet", "fa-address-card", () => void actor.sheet?.render(true)),
  ];
  const points = [
    entry("add", "fa-plus", () => actor.changeFatePoints(1)),
    entry("take", "fa-minus", () => actor.changeFatePoints(-1)),
  ];
  const heals = game.user.isGM ? [entry("recovery", "fa-heart-pulse", () => openRecovery(actor))] : [];
  return [...compels, ...deals, ...awards, ...shown, ...heals, ...(actor.isOwner ? points : [])];
}
