/** Top-level keys of a system manifest (platform.md §2.1); others cause a warning (14.355, #13024). */
export const MANIFEST_KEYS: ReadonlySet<string> = new Set([
  "id",
  "type",
  "title",
  "description",
  "version",
  "compatibility",
  "authors",
  "url",
  "license",
  "readme",
  "bugs",
  "changelog",
  "media",
  "scripts",
  "esmodules",
  "styles",
  "languages",
  "packs",
  "packFolders",
  "relationships",
  "socket",
  "manifest",
  "download",
  "protected",
  "exclusive",
  "persistentStorage",
  "documentTypes",
  "background",
  "initiative",
  "grid",
  "primaryTokenAttribute",
  "secondaryTokenAttribute",
  "flags",
]);

/** Documents that have sub-types and a `system` field (platform.md §2.2). */
export const TYPED_DOCUMENTS = [
  "ActiveEffect",
  "Actor",
  "Card",
  "Cards",
  "ChatMessage",
  "Combat",
  "Combatant",
  "CombatantGroup",
  "Item",
  "JournalEntryPage",
  "RegionBehavior",
] as const;

/** Sub-types of the core, which a system must not declare. */
export const CORE_TYPES: Readonly<Record<string, readonly string[]>> = {
  ActiveEffect: ["base"],
  Actor: ["base"],
  Card: ["base"],
  Cards: ["deck", "hand", "pile"],
  ChatMessage: ["base"],
  Combat: ["base"],
  Combatant: ["base"],
  CombatantGroup: ["base"],
  Item: ["base"],
  JournalEntryPage: ["image", "pdf", "text", "video"],
  RegionBehavior: [
    "adjustDarknessLevel",
    "changeLevel",
    "defineSurface",
    "displayScrollingText",
    "executeMacro",
    "executeScript",
    "modifyMovementCost",
    "pauseGame",
    "suppressWeather",
    "teleportToken",
    "toggleBehavior",
    "applyActiveEffect",
  ],
};

/** Types a compendium pack may have (v14; v13 lacks ActiveEffect). */
export const COMPENDIUM_TYPES = [
  "ActiveEffect",
  "Actor",
  "Adventure",
  "Cards",
  "Item",
  "JournalEntry",
  "Macro",
  "Playlist",
  "RollTable",
  "Scene",
] as const;

/** Packs of these must name their system. */
export const SYSTEM_SPECIFIC_PACKS: readonly string[] = ["ActiveEffect", "Actor", "Item"];
