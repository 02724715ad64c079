import { addDirectoryButton } from "../apps/actor-directory.ts";
import { ACTOR_CHANGES } from "../documents/on-change.ts";
import { BREAKS_WINDOW } from "./break-actors.ts";
import type { Break } from "../../rules/breaks/break-rules.ts";

const CHANGES = [...ACTOR_CHANGES, "createSetting", "updateSetting"] as const;

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

/** Puts a button for the GM at the top of the list of actors. */
function showBreaksButton(directory: HTMLElement): void {
  if (!game.user.isGM) return;
  addDirectoryButton(directory, {
    className: "norn-open-breaks",
    icon: "fa-flag",
    label: "NORN.Break.title",
    onClick: () => void openBreaks(),
  });
}

/** Opens the window in which the GM ends a scene, begins a session …, with a given break selected if one is named. */
export async function openBreaks(at?: Break): Promise<void> {
  if (!game.user.isGM) {
    ui.notifications.warn("NORN.Ledger.Refused.gm-only", { localize: true });
    return;
  }
  const { BreaksWindow } = await import("./breaks-window.ts");
  const open = foundry.applications.instances.get(BREAKS_WINDOW);
  const window = open instanceof BreaksWindow ? open : new BreaksWindow();
  if (at) window.choose(at);
  await window.render({ force: true });
  window.bringToFront();
}
