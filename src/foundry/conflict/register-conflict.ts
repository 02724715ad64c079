import { isOfKind } from "../../ledger/entry.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import { onForeseen } from "../ledger/shown-world.ts";
import { convertPlainCombats } from "./plain-combats.ts";
import { ConflictTracker } from "./conflict-tracker.ts";

/** Core redraws the tracker for combats; Norn's rows also show points, boxes and steps that wait. */
const CHANGES = ["updateActor", "updateUser", "userConnected", "norn.gameChanged"] as const;

/** Norn's tracker instead of core's. Called in `init`. */
export function registerConflict(): void {
  CONFIG.ui.combat = ConflictTracker;
  convertPlainCombats();
  const redraw = foundry.utils.debounce(() => {
    if (ui.combat?.rendered && game.combats.viewed) void ui.combat.render();
  }, 30);
  for (const change of CHANGES) Hooks.on(change, () => redraw());
  onForeseen(() => redraw());
  onEntryChange(({ before, after }) => {
    const entry = after ?? before;
    if (entry && isOfKind("turn")(entry)) redraw();
  });
}
