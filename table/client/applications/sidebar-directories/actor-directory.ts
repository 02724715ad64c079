import * as ours from "../../../common/ours.ts";
import { DocumentDirectory } from "./document-directory.ts";

export class ActorDirectory extends DocumentDirectory {
  static override tabName = "actors";
  static override documentName = "Actor";
  static override [ours.entryIcon] = "fa-solid fa-user";
  static override DEFAULT_OPTIONS = {
    classes: ["actors-sidebar"],
    window: { title: "DOCUMENT.Actors", icon: "fa-solid fa-user" },
  };
}
