import { registerBrokenPictures } from "../hooks/broken-pictures.ts";
import { registerRefreshActorSheets } from "../sheets/refresh-actor-sheets.ts";
import { registerRefreshItemSheets } from "../sheets/refresh-item-sheets.ts";
import { AspectSheet, ChallengeSheet } from "../sheets/item-sheets.ts";
import { NornActorSheet } from "../sheets/norn-actor-sheet.ts";
import { PlainActorSheet } from "../sheets/norn-actor-sheet.ts";
import { PlainItemSheet } from "../sheets/item-sheets.ts";
import { SkillSheet } from "../sheets/item-sheets.ts";
import { ACTOR_TYPES } from "../types/subtypes.ts";

/** The sheets of actors and items, and what keeps open ones current. Called in `init`. */
export function registerSheets(): void {
  const { DocumentSheetConfig } = foundry.applications.apps;
  const others = ACTOR_TYPES.filter((type) => type !== "character");
  const actor = { makeDefault: true, label: "NORN.Sheet.Character" };
  DocumentSheetConfig.registerSheet(Actor, "norn", NornActorSheet, { ...actor, types: ["character"] });
  DocumentSheetConfig.registerSheet(Actor, "norn", PlainActorSheet, { ...actor, label: "NORN.Sheet.Plain", types: [...others] });
  DocumentSheetConfig.registerSheet(Item, "norn", AspectSheet, {
    makeDefault: true,
    label: "NORN.ItemSheet.aspect",
    types: ["aspect"],
  });
  DocumentSheetConfig.registerSheet(Item, "norn", SkillSheet, {
    makeDefault: true,
    label: "NORN.ItemSheet.skill",
    types: ["skill"],
  });
  DocumentSheetConfig.registerSheet(Item, "norn", ChallengeSheet, {
    makeDefault: true,
    label: "NORN.ItemSheet.challenge",
    types: ["challenge"],
  });
  DocumentSheetConfig.registerSheet(Item, "norn", PlainItemSheet, {
    makeDefault: true,
    label: "NORN.ItemSheet.plain",
    types: ["stunt", "power", "extra", "gear", "phase"],
  });
  registerRefreshItemSheets();
  registerRefreshActorSheets();
  registerBrokenPictures();
}
