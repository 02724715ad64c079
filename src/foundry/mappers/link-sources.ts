import { LINK_ROLES } from "../../rules/index.ts";
import type { LinkSource } from "../../view/actor/sheet-source.ts";
import { linksOf } from "../documents/actor-links.ts";
import { knownActor } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { typeImage } from "../registration/register-type-icons.ts";

/**
 * The actors that belong to one, as this user may know them: by their present name, or by the one last known if they are missing
 * or none of the user's business.
 */
export function linkSources(actor: NornActor): LinkSource[] {
  const links = Object.entries(linksOf(actor) ?? {}).map(([key, link]): LinkSource => {
    const known = knownActor(link.actor);
    const seen = known && (known.actor === null || known.actor.testUserPermission(game.user, "LIMITED"));
    return {
      key,
      ...link,
      name: seen ? known.name : link.name,
      img: (seen ? known.img : "") || (typeImage("Actor", known?.type ?? "character") ?? ""),
      type: known?.type ?? "",
      missing: known === null,
      opens: seen === true,
    };
  });
  const place = ({ role }: LinkSource): number => (role === "" ? LINK_ROLES.length : LINK_ROLES.indexOf(role));
  return links.toSorted((a, b) => Number(a.missing) - Number(b.missing) || place(a) - place(b) || a.name.localeCompare(b.name));
}
