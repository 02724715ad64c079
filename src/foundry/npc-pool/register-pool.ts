import { listedActor } from "../apps/actor-directory.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { contextMenuItem } from "../compat/context-menu-item.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { activeGame } from "../settings/active-game.ts";
import { mayEnter } from "./may-enter.ts";
import { enterScene } from "./npc-pool-actions.ts";

/** The GM's pool: the menu item in the list of actors. Called in `init`. */
export function registerPool(): void {
  Hooks.on("getActorContextOptions", (_directory, entries) => {
    entries.push(
      contextMenuItem({
        label: "NORN.Pool.enterScene",
        icon: '<i class="fa-solid fa-person-walking-arrow-right"></i>',
        visible: (target) => Boolean(entering(activeGame(), target)),
        onClick: (target) => {
          const actor = entering(activeGame(), target);
          if (actor) void enterScene(actor);
        },
      }),
    );
  });
}

function entering(played: ActiveGame, target: HTMLElement): NornActor | null {
  const actor = listedActor(target);
  return actor && mayEnter(played, actor) ? actor : null;
}
