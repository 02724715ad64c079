import type { MacroPlan } from "./macro-for-item.ts";

/**
 * Puts a macro on this user's hotbar, in `slot` or the first free one. An existing macro of theirs that does the same is used
 * again.
 */
export async function putOnHotbar(plan: MacroPlan, slot?: number): Promise<void> {
  const place = slot ?? freeSlot();
  if (place === null) {
    ui.notifications.warn("NORN.Drag.hotbarFull", { localize: true });
    return;
  }
  const same = game.macros.find((macro) => macro.command === plan.command && macro.isOwner);
  const macro =
    same ??
    (await Macro.implementation.create({
      type: "script",
      name: plan.name,
      command: plan.command,
      ...(plan.img && { img: plan.img }),
    }));
  if (macro) await game.user.assignHotbarMacro(macro, place);
}

/** Slots of the hotbar over its five pages. */
const PLACES = 50;

function freeSlot(): number | null {
  const taken = new Set(Object.keys(game.user.hotbar));
  return Array.from({ length: PLACES }, (_, index) => index + 1).find((place) => !taken.has(String(place))) ?? null;
}
