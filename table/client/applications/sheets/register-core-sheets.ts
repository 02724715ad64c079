import { addSheet, type SheetClass } from "../apps/sheet-registry.ts";
import { configured } from "../platform.ts";
import type { Document } from "../../../common/abstract/document.ts";
import { AdventureImporterV2 } from "./adventure-importer.ts";
import { FolderConfig } from "./folder-config.ts";
import { JournalEntrySheet } from "./journal/journal-entry-sheet.ts";
import { JournalEntryPageProseMirrorSheet } from "./journal/page-sheets.ts";
import { ActiveEffectConfig } from "./active-effect-config.ts";
import { CombatantConfig, RollTableSheet } from "./plain-sheets.ts";
import { SceneConfig } from "./scene-config.ts";
import { TokenConfig } from "./token-sheets.ts";
import { MacroConfig } from "./macro-config.ts";

const SHEETS: readonly (readonly [documentName: string, cls: SheetClass])[] = [
  ["ActiveEffect", ActiveEffectConfig],
  ["Adventure", AdventureImporterV2],
  ["Combatant", CombatantConfig],
  ["Folder", FolderConfig],
  ["JournalEntry", JournalEntrySheet],
  ["JournalEntryPage", JournalEntryPageProseMirrorSheet],
  ["Macro", MacroConfig],
  ["RollTable", RollTableSheet],
  ["Scene", SceneConfig],
  ["Token", TokenConfig],
];

/**
 * Registers core's own sheets. Actors and items have none until the system registers one (foundryvtt #12617). Before the init
 * hook.
 */
export function registerCoreSheets(): void {
  for (const [documentName, cls] of SHEETS) {
    const documentClass = configured<{ documentClass?: typeof Document }>(documentName)?.documentClass;
    if (documentClass) addSheet(documentClass, "core", cls, { makeDefault: true });
  }
}
