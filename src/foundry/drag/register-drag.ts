import { hotbarDrop } from "./hotbar-drop.ts";

/** What can be dropped where no sheet of Norn's listens. Called in `init`. */
export function registerDrag(): void {
  Hooks.on("hotbarDrop", hotbarDrop);
}
