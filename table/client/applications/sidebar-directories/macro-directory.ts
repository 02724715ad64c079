import * as ours from "../../../common/ours.ts";
import { DocumentDirectory } from "./document-directory.ts";

export class MacroDirectory extends DocumentDirectory {
  static override tabName = "macros";
  static override documentName = "Macro";
  static override [ours.entryIcon] = "fa-solid fa-code";
  static override DEFAULT_OPTIONS = {
    classes: ["macros-sidebar"],
    window: { title: "DOCUMENT.Macros", icon: "fa-solid fa-code" },
  };
}
