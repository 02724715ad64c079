import * as ours from "../../../common/ours.ts";
import { DocumentDirectory } from "./document-directory.ts";

export class JournalDirectory extends DocumentDirectory {
  static override tabName = "journal";
  static override documentName = "JournalEntry";
  static override [ours.entryIcon] = "fa-solid fa-book-open";
  static override DEFAULT_OPTIONS = {
    classes: ["journal-sidebar"],
    window: { title: "DOCUMENT.JournalEntries", icon: "fa-solid fa-book-open" },
  };
}
