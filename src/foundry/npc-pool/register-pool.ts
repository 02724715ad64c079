import { contextMenuEntry } from "../compat/context-menu-entry.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { enterScene, mayEnter } from "./npc-pool-actions.ts";

/** The GM's pool: the menu item in the list of actors. Called in `init`. */
export function registerPool(): void {
  Hooks.on("getActorContextOptions", (_directory, entries) => {
    entries.push(
      contextMenuEntry({
        label: "NORN.Pool.enterScene",
        icon: '<i class="fa-solid fa-person-walking-arrow-right"></i>',
        visible: (target) => Boolean(entering(target)),
        onClick: (target) => {
          const actor = entering(target);
          if (actor) void enterScene(actor);
        },
      }),
    );
  });
}

function entering(target: HTMLElement): NornActor | null {
  const actor = game.actors.get(target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "");
  return actor && mayEnter(actor) ? actor : null;
}
