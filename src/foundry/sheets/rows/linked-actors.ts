import { text } from "../../../view/text.ts";
import { fieldValue, prompt } from "../../apps/prompt.ts";
import { deletionOf } from "../../compat/operators.ts";
import { isLinking, linksOf } from "../../documents/actor-links.ts";
import { actorByUuid } from "../../documents/document-by-uuid.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import { actorsByType } from "../../drag/give-to.ts";
import { joinActor } from "../../drag/link-actor.ts";
import { activeGame } from "../../settings/active-game.ts";
import { memberSources, waitingPlayers } from "../../documents/link-sources.ts";
import type { FieldValue } from "../fields/read-field.ts";

/** Does by keyboard what dropping an actor on a sheet does. */
export async function chooseLinked(actor: NornActor): Promise<void> {
  const others = game.actors.filter(({ uuid, type, visible }) => visible && type !== "situation" && uuid !== actor.uuid);
  const answer = await prompt<"add" | "cancel">({
    title: `NORN.Links.${actor.type}.add`,
    icon: "fa-user-plus",
    template: "actor/add-link.hbs",
    context: { name: actor.name, groups: actorsByType(others) },
    buttons: [{ id: "add", label: `NORN.Links.${actor.type}.add`, icon: "fa-user-plus", disabled: others.length === 0 }],
    lack: ({ fields }) =>
      fieldValue(fields, "actor") === "" ? { field: "actor", words: text("NORN.Links.Choose.nobody") } : null,
  });
  const chosen = answer && (await actorByUuid(fieldValue(answer.fields, "actor")));
  if (chosen) await joinActor(actor, chosen);
}

export async function openLinked(uuid: string): Promise<void> {
  const linked = await actorByUuid(uuid);
  await linked?.sheet?.render(true);
}

/** Removes an actor from those of another. Neither is changed otherwise. */
export async function unlink(actor: NornActor, key: string): Promise<void> {
  if (isLinking(actor) && key in actor.system.links) await actor.update({ system: { links: deletionOf(key) } });
}

/** Saves the role or the number of a linked actor, unless it has been removed meanwhile. */
export async function writeLink(actor: NornActor, key: string, field: string, value: FieldValue): Promise<void> {
  if (!isLinking(actor) || !(key in actor.system.links)) throw new Error(game.i18n.localize("NORN.Sheet.Refused.gone"));
  await actor.update(foundry.utils.expandObject({ [`system.links.${key}.${field}`]: value }));
}

/** Makes the players of those who handle a vehicle owners of it, too: of the vehicle itself, so that each token of it follows. */
export async function letUse(vehicle: NornActor): Promise<void> {
  const players = Object.values(linksOf(vehicle) ?? {}).flatMap((link) => waitingPlayers(vehicle, link));
  const owners = Object.fromEntries(players.map(({ id }) => [id, CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER]));
  await (game.actors.get(vehicle.id ?? "") ?? vehicle).update({ ownership: owners });
}

/** Gives a unit the size and the refresh that come of those it is made of. */
export async function takeNumbers(actor: NornActor): Promise<void> {
  const played = activeGame();
  const numbers = played.ruleset.units?.numbers(memberSources(played, actor));
  if (!numbers) return;
  await actor.update({ system: { size: numbers.size, fatePoints: { refresh: numbers.refresh } } });
}
