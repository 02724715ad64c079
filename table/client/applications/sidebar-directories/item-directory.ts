import * as ours from "../../../common/ours.ts";
import { DocumentDirectory } from "./document-directory.ts";

export class ItemDirectory extends DocumentDirectory {
  static override tabName = "items";
  static override documentName = "Item";
  static override [ours.entryIcon] = "fa-solid fa-suitcase";
  static override DEFAULT_OPTIONS = {
    classes: ["items-sidebar"],
    window: { title: "DOCUMENT.Items", icon: "fa-solid fa-suitcase" },
  };
}
