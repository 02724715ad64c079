import { currentUser, localizeOr } from "../../platform.ts";
import { menuEntry } from "../../sidebar-directories/menu-entry.ts";
import type { ContextMenuEntry } from "../../ux/context-menu-entries.ts";
import { combatantOf } from "./combat-actions.ts";
import type { TrackedCombat } from "./combat-types.ts";

const isGM = (): boolean => currentUser()?.isGM === true;

/** What can be done with the viewed combat. Systems look for these labels. */
export const combatEntries = (viewed: () => TrackedCombat | null): ContextMenuEntry[] => [
  menuEntry({
    label: localizeOr("COMBAT.InitiativeReset", "Clear initiative"),
    icon: "fa-solid fa-rotate-left",
    visible: () => isGM() && viewed() !== null,
    run: () => viewed()?.resetAll(),
  }),
  menuEntry({
    label: localizeOr("COMBAT.Delete", "Delete"),
    icon: "fa-solid fa-trash",
    visible: () => isGM() && viewed() !== null,
    run: () => viewed()?.endCombat(),
  }),
];

/** What can be done with a combatant. */
export const combatantEntries = (): ContextMenuEntry[] => [
  menuEntry({
    label: localizeOr("COMBAT.CombatantClear", "Clear initiative"),
    icon: "fa-solid fa-arrow-rotate-left",
    visible: (target) => isGM() && combatantOf(target)?.initiative !== null,
    run: (target) => combatantOf(target)?.update({ initiative: null }),
  }),
  menuEntry({
    label: localizeOr("COMBAT.CombatantRemove", "Remove"),
    icon: "fa-solid fa-trash",
    visible: isGM,
    run: (target) => combatantOf(target)?.delete(),
  }),
];
