/** Document types that exist on their own in a world. v14 adds ActiveEffect. */
export const PRIMARY_DOCUMENT_TYPES = [
  "Actor",
  "Adventure",
  "Cards",
  "ChatMessage",
  "Combat",
  "FogExploration",
  "Folder",
  "Item",
  "JournalEntry",
  "Macro",
  "Playlist",
  "RollTable",
  "Scene",
  "Setting",
  "User",
] as const;

/** Document types embedded in others. */
export const EMBEDDED_DOCUMENT_TYPES = [
  "ActiveEffect",
  "ActorDelta",
  "AmbientLight",
  "AmbientSound",
  "Card",
  "Combatant",
  "CombatantGroup",
  "Drawing",
  "Item",
  "JournalEntryCategory",
  "JournalEntryPage",
  "Note",
  "PlaylistSound",
  "Region",
  "RegionBehavior",
  "TableResult",
  "Tile",
  "Token",
  "Wall",
] as const;

/** Names a uuid can begin with. */
export const PRIMARY_DOCUMENT_NAMES = [...PRIMARY_DOCUMENT_TYPES, "ActiveEffect"] as const;

export const ALL_DOCUMENT_TYPES = [...new Set([...PRIMARY_DOCUMENT_TYPES, ...EMBEDDED_DOCUMENT_TYPES])].sort();

export const WORLD_DOCUMENT_TYPES = PRIMARY_DOCUMENT_TYPES.filter((name) => name !== "Adventure");

/** What a compendium pack can hold (platform.md §2.1). */
export const COMPENDIUM_DOCUMENT_TYPES = [
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
export const SYSTEM_SPECIFIC_COMPENDIUM_TYPES = ["ActiveEffect", "Actor", "Item"] as const;

export const FOLDER_DOCUMENT_TYPES = [
  "Actor",
  "Adventure",
  "Item",
  "Scene",
  "JournalEntry",
  "Playlist",
  "RollTable",
  "Cards",
  "Macro",
  "Compendium",
] as const;

export const FOLDER_MAX_DEPTH = 4;

/** Types that can be linked from text and other documents. */
export const DOCUMENT_LINK_TYPES = [
  "Actor",
  "Cards",
  "Item",
  "Scene",
  "JournalEntry",
  "Macro",
  "RollTable",
  "PlaylistSound",
  "Folder",
  "Playlist",
  "Card",
] as const;

/** The sub-type every typed document has unless it says otherwise. */
export const BASE_DOCUMENT_TYPE = "base";
export const DEFAULT_TOKEN = "icons/svg/mystery-man.svg";
