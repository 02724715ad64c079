export interface SidebarTabEntry {
  readonly id: string;
  readonly icon: string;
  readonly key: string;
  readonly words: string;
  readonly gmOnly?: boolean;
}

/** The tabs of the sidebar in order; only those with a class in `CONFIG.ui` are shown. */
export const SIDEBAR_TABS: readonly SidebarTabEntry[] = [
  { id: "chat", icon: "fa-solid fa-comments", key: "SIDEBAR.TabChat", words: "Chat" },
  { id: "combat", icon: "fa-solid fa-swords fa-shield-halved", key: "SIDEBAR.TabCombat", words: "Conflicts" },
  { id: "scenes", icon: "fa-solid fa-map", key: "SIDEBAR.TabScenes", words: "Scenes" },
  { id: "actors", icon: "fa-solid fa-user", key: "SIDEBAR.TabActors", words: "Actors" },
  { id: "items", icon: "fa-solid fa-suitcase", key: "SIDEBAR.TabItems", words: "Items" },
  { id: "journal", icon: "fa-solid fa-book-open", key: "SIDEBAR.TabJournal", words: "Journal" },
  { id: "tables", icon: "fa-solid fa-table-list", key: "SIDEBAR.TabTables", words: "Tables" },
  { id: "macros", icon: "fa-solid fa-code", key: "SIDEBAR.TabMacros", words: "Macros" },
  { id: "compendium", icon: "fa-solid fa-book-atlas", key: "SIDEBAR.TabCompendium", words: "Compendium" },
  { id: "settings", icon: "fa-solid fa-gears", key: "SIDEBAR.TabSettings", words: "Settings" },
];
