import { type ActorLink, LINK_ROLES } from "../../rules/links/actor-link.ts";
import { type Countable, countedRefresh, type UnitMember, unitMembers } from "../../rules/links/unit-members.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { LinkInput } from "../../view/actor/sheet-input.ts";
import { linksOf } from "./actor-links.ts";
import { knownActor } from "./document-by-uuid.ts";
import type { NornActor } from "./norn-actor.ts";
import { typeImage } from "../types/type-icons.ts";

/**
 * The actors that belong to one, as this user may know them: by their present name, or by the one last known if they are missing
 * or none of the user's business.
 */
export function linkSources(actor: NornActor): LinkInput[] {
  const links = Object.entries(linksOf(actor) ?? {}).map(([key, link]): LinkInput => {
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
      waiting: waitingPlayers(actor, link).map((user) => user.name),
    };
  });
  const place = ({ role }: LinkInput): number => (role === "" ? LINK_ROLES.length : LINK_ROLES.indexOf(role));
  return links.toSorted((a, b) => Number(a.missing) - Number(b.missing) || place(a) - place(b) || a.name.localeCompare(b.name));
}

/** The players of someone who handles a vehicle, if they cannot roll for it: only a GM can change that. */
export function waitingPlayers(vehicle: NornActor, { actor: uuid, role }: ActorLink): User.Implementation[] {
  const handles = vehicle.type === "vehicle" && (role === "pilot" || role === "crew");
  const actor = handles && game.user.isGM ? knownActor(uuid)?.actor : null;
  if (!actor) return [];
  return game.users.filter(
    (user) => !user.isGM && actor.testUserPermission(user, "OWNER") && !vehicle.testUserPermission(user, "OWNER"),
  );
}

/** Those a unit is made of; none in a game that does not count them. */
export function memberSources(played: ActiveGame, actor: NornActor): readonly UnitMember[] {
  const { units } = played.ruleset;
  if (actor.type !== "unit" || !units) return [];
  const unit = { uuid: actor.uuid, links: linksOf(actor) ?? {} };
  return unitMembers(unit, { find: (uuid) => countable(played, uuid), fewest: units.fewest });
}

/** An actor in the world; of one in a compendium too little is known. */
function countable(played: ActiveGame, uuid: string): Countable | null {
  const actor = knownActor(uuid)?.actor;
  if (!actor) return null;
  const snapshot = actor.snapshot();
  const { type, size } = snapshot;
  return { type, size, refresh: countedRefresh(played, snapshot), links: linksOf(actor) ?? {} };
}
