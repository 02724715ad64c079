import type { SidebarTabDescriptor } from "../api/application-types.ts";

/** `Sidebar.TABS`: the tabs in order, by Foundry's names (DOC Sidebar). Only those with an application in `ui` are shown. */
export const SIDEBAR_TABS: Readonly<Record<string, SidebarTabDescriptor>> = {
  chat: { documentName: "ChatMessage" },
  combat: { documentName: "Combat" },
  scenes: { documentName: "Scene" },
  actors: { documentName: "Actor" },
  items: { documentName: "Item" },
  journal: { documentName: "JournalEntry", tooltip: "SIDEBAR.TabJournal" },
  tables: { documentName: "RollTable" },
  cards: { documentName: "Cards" },
  macros: { documentName: "Macro" },
  playlists: { documentName: "Playlist" },
  compendium: { tooltip: "SIDEBAR.TabCompendium", icon: "fa-solid fa-book-atlas" },
  settings: { tooltip: "SIDEBAR.TabSettings", icon: "fa-solid fa-gears" },
};

/** The words of a tab where the language has none. */
export const TAB_WORDS: Readonly<Record<string, string>> = {
  chat: "Chat",
  combat: "Conflicts",
  scenes: "Scenes",
  actors: "Actors",
  items: "Items",
  journal: "Journal",
  tables: "Tables",
  macros: "Macros",
  compendium: "Compendium",
  settings: "Settings",
};
