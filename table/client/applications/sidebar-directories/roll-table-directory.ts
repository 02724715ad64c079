import * as ours from "../../../common/ours.ts";
import { DocumentDirectory } from "./document-directory.ts";

export class RollTableDirectory extends DocumentDirectory {
  static override tabName = "tables";
  static override documentName = "RollTable";
  static override [ours.entryIcon] = "fa-solid fa-table-list";
  static override DEFAULT_OPTIONS = {
    classes: ["tables-sidebar"],
    window: { title: "DOCUMENT.RollTables", icon: "fa-solid fa-table-list" },
  };
}
