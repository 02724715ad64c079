import { BREAKS_WINDOW } from "./break-actors.ts";
import { showBreaksButton } from "./breaks-button.ts";

const CHANGES = [
  "createActor",
  "updateActor",
  "deleteActor",
  "createItem",
  "updateItem",
  "deleteItem",
  "createSetting",
  "updateSetting",
  "updateScene",
  "canvasReady",
] as const;

/** The button that opens the window of breaks, and the updates of its list. Called in `init`. */
export function registerBreaks(): void {
  Hooks.on("renderActorDirectory", (_directory, element) => showBreaksButton(element));
  const follow = foundry.utils.debounce(followTable, 50);
  for (const change of CHANGES) Hooks.on(change, () => follow());
}

function followTable(): void {
  const open = foundry.applications.instances.get(BREAKS_WINDOW);
  if (open?.rendered) void open.render();
}
