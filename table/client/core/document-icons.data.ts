/** The icon of each document type, from the free icon set. */
export const DOCUMENT_ICONS: Readonly<Record<string, string>> = {
  ActiveEffect: "fa-solid fa-bolt",
  Actor: "fa-solid fa-user",
  ChatMessage: "fa-solid fa-comments",
  Combat: "fa-solid fa-shield-halved",
  Drawing: "fa-solid fa-pen",
  Folder: "fa-solid fa-folder",
  Item: "fa-solid fa-suitcase",
  JournalEntry: "fa-solid fa-book-open",
  JournalEntryPage: "fa-solid fa-file-lines",
  Macro: "fa-solid fa-code",
  Note: "fa-solid fa-map-pin",
  Region: "fa-solid fa-draw-polygon",
  RollTable: "fa-solid fa-table-list",
  Scene: "fa-solid fa-map",
  Token: "fa-solid fa-circle-user",
  User: "fa-solid fa-user",
};
