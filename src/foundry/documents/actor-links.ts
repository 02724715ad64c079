import type { ActorLinks } from "../../rules/links/actor-link.ts";
import type { NornActor } from "./norn-actor.ts";
import { isActorOfType } from "./of-type.ts";

/** An actor that has others: a vehicle, an organization, a unit. */
export function isLinking(actor: unknown): actor is NornActor<"vehicle"> | NornActor<"organization"> | NornActor<"unit"> {
  return isActorOfType(actor, "vehicle") || isActorOfType(actor, "organization") || isActorOfType(actor, "unit");
}

/** The actors that belong to this one, by a form of their uuid; null for a type that has none. */
export function linksOf(actor: NornActor): ActorLinks | null {
  if (!isLinking(actor)) return null;
  const links = Object.entries(actor.system.links);
  return Object.fromEntries(
    links.map(([key, { actor: uuid, name, role, count }]) => [key, { actor: uuid ?? "", name, role, count }]),
  );
}
