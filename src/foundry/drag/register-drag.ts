import { hotbarDrop } from "./hotbar-drop.ts";

/** What can be dropped outside Norn's sheets. Called in `init`. */
export function registerDrag(): void {
  Hooks.on("hotbarDrop", hotbarDrop);
}
