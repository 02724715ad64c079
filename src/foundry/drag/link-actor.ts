import { planLink } from "../../rules/links/actor-link.ts";
import { linksOf } from "../documents/actor-links.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { notifyRefusal } from "./notify-refusal.ts";

let joining: Promise<unknown> = Promise.resolve();

/**
 * An actor joins another: it goes aboard a vehicle, becomes a member of an organization, is counted in a unit; to anyone else it is
 * a contact, a servant, a vehicle …: an extra linked to it. Resolves to the extra, to null if there is none. One after another: a
 * second drop counts up what the first one has made.
 */
export function joinActor(actor: NornActor, joins: NornActor): Promise<NornItem | null> {
  const joined = joining.then(() => join(actor, joins));
  joining = joined.catch(() => null);
  return joined;
}

async function join(actor: NornActor, joins: NornActor): Promise<NornItem | null> {
  const links = linksOf(actor);
  if (!links) return linkExtra(actor, joins);
  const planned = planLink({ uuid: actor.uuid, type: actor.type, links }, joins);
  const names = { actor: actor.shownName, linked: joins.shownName };
  if (!planned.ok) return notifyRefusal(planned.code, { ...names, ...planned.args });
  const { key, link } = planned.value;
  await actor.update({ system: { links: { [key]: link } } });
  return null;
}

async function linkExtra(actor: NornActor, joins: NornActor): Promise<NornItem | null> {
  const names = { actor: actor.shownName, linked: joins.shownName };
  if (joins.uuid === actor.uuid) return notifyRefusal("itself", names);
  const known = actor.items.find((item) => isItemOfType(item, "extra") && item.system.link === joins.uuid);
  if (known) return notifyRefusal("linked", names);
  const [extra] = await actor.createEmbeddedDocuments("Item", [
    { type: "extra", name: joins.name, img: joins.img ?? null, system: { link: joins.uuid } },
  ]);
  return extra ?? null;
}
