import { contextMenuEntry } from "../compat/context-menu-entry.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { writeDown } from "../ledger/core/writing-down.ts";
import { enterScene, mayEnter } from "./enter-scene.ts";
import { notePool, recordPool } from "./record-pool.ts";

const KEY = "norn.npcPool";

/** The GM's pool: what enters it from the list of actors, and what is changed in it past the ledger. Called in `init`. */
export function registerPool(): void {
  Hooks.once("ready", notePool);
  Hooks.on("createSetting", ({ key }, _options, userId) => poolWritten(key, userId));
  Hooks.on("updateSetting", ({ key }, _change, _options, userId) => poolWritten(key, userId));
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

function poolWritten(key: string, userId: string): void {
  if (key === KEY) writeDown(recordPool(userId));
}

function entering(target: HTMLElement): NornActor | null {
  const actor = game.actors.get(target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "");
  return actor && mayEnter(actor) ? actor : null;
}
