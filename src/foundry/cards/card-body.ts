/// <reference types="vite/types/importMeta.d.ts" />
import { registerCallCards } from "../calls/call-card.ts";
import { registerCards } from "./cards.ts";
import { registerRefreshCompels } from "../compel/refresh-compels.ts";
import { registerRoundLines } from "../conflict/round-line.ts";
import { registerRefreshCreated } from "../created-aspects/created-on-roll.ts";
import { registerEntryCards } from "../chat/refresh-entry-cards.ts";
import { onRoll } from "../documents/on-change.ts";
import { registerOppose } from "../oppose/register-oppose.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { registerRefreshSpendButtons } from "../spend/refresh-spend-buttons.ts";
import { loadCardTemplates } from "../chat/card-registry.ts";
import { refreshCards } from "../chat/render-card.ts";

/** What cards need once one is drawn: fetched by `fetchCardBody`, with the templates. Before that there is none to keep up to date. */
export { acceptOpenCompel } from "../compel/compel-card.ts";
export { giveFromCard } from "../chat/item-card.ts";
export { renderCard } from "../chat/render-card.ts";

bundleTemplates(
  import.meta.glob(
    "../../../templates/{buying,calls,challenges,chat,compel,costs,created-aspects,entries,harm,help,invoke,oppose,recovery,rewards,roll,spend,stunts}/*.hbs",
    { query: "?compiled", import: "default", eager: true },
  ),
);
registerCards();
void loadCardTemplates();
registerEntryCards();
registerRoundLines();
registerRefreshCreated();
registerRefreshCompels();
registerOppose();
registerCallCards();
registerRefreshSpendButtons();
Hooks.on("norn.gameChanged", refreshCards);
// A roll can be sent to a ladder once there is one.
for (const hook of ["createItem", "deleteItem"] as const) {
  Hooks.on(hook, (item: Item.Implementation) => {
    if (item.type === "challenge") refreshCards();
  });
}
// What a roll's card showed is then shown by each entry's own line.
onRoll(["deleted"], refreshCards);
