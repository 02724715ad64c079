export { JournalEntrySheet } from "./journal-entry-sheet.ts";
export {
  JournalEntryPageHandlebarsSheet,
  JournalEntryPageImageSheet,
  JournalEntryPageMarkdownSheet,
  JournalEntryPagePDFSheet,
  JournalEntryPageProseMirrorSheet,
  JournalEntryPageSheet,
  JournalEntryPageTextSheet,
  JournalEntryPageVideoSheet,
} from "./page-sheets.ts";
