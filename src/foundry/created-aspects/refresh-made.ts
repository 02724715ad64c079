import { refreshCard } from "../chat/render-card.ts";
import { rollsShowing } from "./made-on-roll.ts";

/** The cards of the rolls that made an aspect are drawn again whenever it changes or goes. Called in `init`. */
export function registerRefreshMade(): void {
  const draw = ({ uuid }: { readonly uuid: string }): void => rollsShowing(uuid).forEach(refreshCard);
  Hooks.on("createItem", draw);
  Hooks.on("updateItem", draw);
  Hooks.on("deleteItem", draw);
}
