import { ownValue } from "../common/own-value.ts";

/** The primary documents: collection name (as in LevelDB keys and in the world folder) → document name. */
export const PRIMARY_DOCUMENTS = {
  users: "User",
  actors: "Actor",
  items: "Item",
  scenes: "Scene",
  messages: "ChatMessage",
  combats: "Combat",
  folders: "Folder",
  macros: "Macro",
  journal: "JournalEntry",
  tables: "RollTable",
  cards: "Cards",
  playlists: "Playlist",
  settings: "Setting",
} as const satisfies Record<string, string>;

export type CollectionName = keyof typeof PRIMARY_DOCUMENTS;

export const COLLECTION_NAMES = Object.keys(PRIMARY_DOCUMENTS) as readonly CollectionName[];

/** Collections that occur in compendium packs only. */
export const PACK_ONLY_DOCUMENTS: Readonly<Record<string, string>> = { adventures: "Adventure", effects: "ActiveEffect" };

/** One field of a document that holds embedded documents; `many` is an array of them, otherwise a single one. */
interface EmbeddedPlace {
  readonly document: string;
  readonly many: boolean;
}

const many = (document: string): EmbeddedPlace => ({ document, many: true });

/** Document name → field → what is embedded there (platform.md §8: the key hierarchy of the packs). */
const EMBEDDED_DOCUMENTS: Readonly<Record<string, Readonly<Record<string, EmbeddedPlace>>>> = {
  Actor: { items: many("Item"), effects: many("ActiveEffect") },
  ActorDelta: { items: many("Item"), effects: many("ActiveEffect") },
  Item: { effects: many("ActiveEffect") },
  Combat: { combatants: many("Combatant"), groups: many("CombatantGroup") },
  JournalEntry: { pages: many("JournalEntryPage"), categories: many("JournalEntryCategory") },
  RollTable: { results: many("TableResult") },
  Cards: { cards: many("Card") },
  Playlist: { sounds: many("PlaylistSound") },
  Region: { behaviors: many("RegionBehavior") },
  Token: { delta: { document: "ActorDelta", many: false } },
  Scene: {
    tokens: many("Token"),
    drawings: many("Drawing"),
    notes: many("Note"),
    regions: many("Region"),
    lights: many("AmbientLight"),
    sounds: many("AmbientSound"),
    tiles: many("Tile"),
    walls: many("Wall"),
    templates: many("MeasuredTemplate"),
    levels: many("Level"),
  },
};

const COLLECTION_OF: ReadonlyMap<string, CollectionName> = new Map(
  COLLECTION_NAMES.map((name) => [PRIMARY_DOCUMENTS[name], name]),
);

/** The collection of a primary document; undefined for a document that is always embedded. */
export const collectionOf = (documentName: string): CollectionName | undefined => COLLECTION_OF.get(documentName);

export const embeddedPlaces = (documentName: string): Readonly<Record<string, EmbeddedPlace>> =>
  ownValue(EMBEDDED_DOCUMENTS, documentName) ?? {};
