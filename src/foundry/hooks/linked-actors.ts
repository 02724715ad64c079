import { uuidKey } from "../../rules/links/actor-link.ts";
import { isLinking } from "../documents/actor-links.ts";
import { followUp } from "../documents/follow-up.ts";

/**
 * Keeps the sheets of vehicles, organizations and units current when someone who belongs to them is renamed, gets another picture,
 * or is deleted. One GM's client also writes down a new name, which is shown once the actor is gone.
 */
export function registerLinkedActors(): void {
  Hooks.on("updateActor", (actor, changed) => {
    const { name } = changed;
    if (name === undefined && changed.img === undefined) return;
    drawSheetsWith(actor.uuid);
    if (name !== undefined && game.user.isActiveGM) void rename(actor.uuid, actor.name);
  });
  Hooks.on("deleteActor", ({ uuid }) => drawSheetsWith(uuid));
}

function linking(uuid: string) {
  return [...game.actors].filter(isLinking).filter(({ system }) => uuidKey(uuid) in (system.links ?? {}));
}

function drawSheetsWith(uuid: string): void {
  for (const { sheet } of linking(uuid)) if (sheet?.rendered) void sheet.render();
}

async function rename(uuid: string, name: string): Promise<void> {
  await Promise.all(
    linking(uuid).map((actor) => followUp(actor, () => actor.update({ system: { links: { [uuidKey(uuid)]: { name } } } }))),
  );
}
