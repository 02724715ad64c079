import { onForeseen } from "../ledger/shown-world.ts";
import { NornActorSheet } from "./norn-actor-sheet.ts";

/** Keeps open sheets current where what waits for a GM changes the points that are left. Called in `init`. */
export function registerRefreshActorSheets(): void {
  onForeseen((entries) => {
    const payers = new Set(entries.map(({ actor }) => actor));
    for (const app of foundry.applications.instances.values())
      if (app instanceof NornActorSheet && app.rendered && payers.has(app.actor.uuid)) void app.render();
  });
}
