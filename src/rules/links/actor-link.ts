import { ok, refuse, type Result } from "../result.ts";
import { lookUp } from "../look-up.ts";

/** What a linked actor is there. */
export const LINK_ROLES = ["pilot", "crew", "passenger", "leader", "member", "roster"] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** Types of actor that have others, and as what, the usual one first. Source: S8, S9, S10. */
const ROLES_OF: Readonly<Record<string, readonly LinkRole[]>> = {
  vehicle: ["crew", "pilot", "passenger"],
  organization: ["member", "leader"],
  unit: ["roster", "leader"],
};

export function linkRoles(type: string): readonly LinkRole[] {
  return lookUp(ROLES_OF, type) ?? [];
}

export function hasLinks(type: string): boolean {
  return linkRoles(type).length > 0;
}

/** Persons have one sheet each; the sheet of an NPC, a vehicle or a unit may stand for many of a kind. Source: S10. */
export function isCounted(type: string): boolean {
  return ["npc", "vehicle", "unit"].includes(type);
}

/** Another actor that belongs to this one: it has the name it was last known by, in case it is gone. */
export interface ActorLink {
  /** Uuid of the actor; "" for none. */
  readonly actor: string;
  readonly name: string;
  readonly role: LinkRole | "";
  readonly count: number;
}

/** Far beyond play: a sheet still shows all of them quickly. */
export const MOST_LINKS = 200;
/** The most of one kind. */
export const MOST_ALIKE = 9999;

export const LINK_REFUSALS = ["itself", "linked", "place", "full", "many"] as const;
export type LinkRefusal = (typeof LINK_REFUSALS)[number];

/** An actor as far as links are concerned. */
export interface LinkedActor {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
}

export type ActorLinks = Readonly<Record<string, ActorLink>>;

/** A document's key in a record or a form: a dot in a key is read as a path. */
export function uuidKey(uuid: string): string {
  return uuid.replaceAll(".", "-");
}

/** The link an actor gets who joins another; one more of its kind where that has a meaning. */
export function planLink(
  owner: { readonly uuid: string; readonly type: string; readonly links: ActorLinks },
  joins: LinkedActor,
): Result<{ readonly key: string; readonly link: ActorLink }, LinkRefusal> {
  if (joins.uuid === owner.uuid) return refuse("itself");
  if (joins.type === "situation") return refuse("place");
  // Two users who link the same one at once make the same link.
  const key = uuidKey(joins.uuid);
  const known = owner.links[key];
  if (known) {
    if (!isCounted(joins.type)) return refuse("linked");
    if (known.count >= MOST_ALIKE) return refuse("many", { most: MOST_ALIKE });
    return ok({ key, link: { ...known, name: joins.name, count: known.count + 1 } });
  }
  if (Object.keys(owner.links).length >= MOST_LINKS) return refuse("full", { most: MOST_LINKS });
  return ok({ key, link: { actor: joins.uuid, name: joins.name, role: firstRole(owner), count: 1 } });
}

/** The first one aboard a vehicle is its pilot. */
function firstRole({ type, links }: { readonly type: string; readonly links: ActorLinks }): LinkRole | "" {
  const roles = linkRoles(type);
  if (roles.includes("pilot") && Object.keys(links).length === 0) return "pilot";
  return roles[0] ?? "";
}
