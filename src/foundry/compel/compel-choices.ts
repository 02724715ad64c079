import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../../view/text.ts";
import { byNearness, type Nearness } from "../../view/compel/compel-order.ts";
import { shortNames } from "../../view/short-name.ts";
import {
  actorsOnSceneFirst,
  actorsOnScene,
  isInanimate,
  isPlayerCharacter,
  isInSight,
  playerCharacters,
} from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { knownAspects } from "../documents/known-to.ts";

export interface CompelGroup {
  readonly label: Text;
  readonly aspects: readonly { readonly uuid: string; readonly name: string }[];
}

export interface NamedActor {
  readonly uuid: string;
  readonly name: string;
}

/** Whom this user may think of compelling. */
export interface CompelPeople {
  /** Characters with a player, with their portraits. */
  readonly heroes: readonly (NamedActor & { readonly img: string; readonly short: string })[];
  readonly others: readonly NamedActor[];
}

export interface CompelGroups {
  /** What can trouble the one chosen: their own aspects, then the situation's. Everything where no one is chosen. */
  readonly near: readonly CompelGroup[];
  readonly rest: readonly CompelGroup[];
}

export function compelPeople(): CompelPeople {
  const all = compelTargets();
  const heroes = playerCharacters().filter(({ uuid }) => all.some((one) => one.uuid === uuid));
  const shorts = shortNames(heroes.map(({ name }) => name));
  return {
    heroes: heroes.map(({ uuid, name, img }, index) => ({ uuid, name, img: img ?? "", short: shorts[index] ?? name })),
    others: all.filter(({ uuid }) => !heroes.some((hero) => hero.uuid === uuid)),
  };
}

/** Every aspect this user knows, by actor it is on: own characters first, then the people on the scene, the situation, and all others. */
export function compelGroups(whom: string): CompelGroups {
  const here = actorsOnScene();
  const groups = actorsOnSceneFirst()
    .map((parent) => ({ parent, near: nearness(parent, here), played: isPlayerCharacter(parent), name: parent.shownName }))
    .toSorted(byNearness)
    .map(({ parent, near, name }) => ({ uuid: parent.uuid, name, near, ...groupOf(parent, near) }))
    .filter(({ aspects }) => aspects.length > 0);
  if (whom === "") return { near: groups, rest: [] };
  const own = groups
    .filter(({ uuid }) => uuid === whom)
    .map((group) => ({ ...group, label: text("NORN.Compel.name", { who: group.name }) }));
  const troubles = groups.filter(({ uuid, near }) => uuid !== whom && near === "situation");
  return { near: [...own, ...troubles], rest: groups.filter((group) => group.uuid !== whom && !troubles.includes(group)) };
}

function groupOf(parent: NornActor, near: Nearness): CompelGroup {
  const who = parent.shownName;
  return {
    label: near === "name" ? text("NORN.Compel.name", { who }) : text(`NORN.Compel.Dialog.${near}`, { who }),
    aspects: knownAspects(game.user, parent).map(({ uuid, name }) => ({ uuid, name })),
  };
}

function nearness(actor: NornActor, here: readonly NornActor[]): Nearness {
  if (!game.user.isGM && actor.isOwner && isPlayerCharacter(actor)) return "own";
  if (isInSight(actor)) return "situation";
  return here.includes(actor) ? "here" : "name";
}

/** Whom trouble from a situation or a thing may hit: anyone this user knows of. */
export function compelTargets(): NamedActor[] {
  const known = actorsOnSceneFirst().filter(
    (actor) => !isInanimate(actor) && (isPlayerCharacter(actor) || actor.testUserPermission(game.user, "LIMITED")),
  );
  return named(
    known.toSorted((a, b) => Number(isPlayerCharacter(b)) - Number(isPlayerCharacter(a)) || a.name.localeCompare(b.name)),
  );
}

/** For whom this user may propose: own characters; a GM for all NPCs. */
export function compelProposers({ compelling }: Ruleset): NamedActor[] {
  if (!compelling.proposers.includes("other")) return [];
  const all = actorsOnSceneFirst().filter((actor) => !isInanimate(actor));
  return named(all.filter((actor) => (game.user.isGM ? !isPlayerCharacter(actor) : actor.isOwner && isPlayerCharacter(actor))));
}

function named(actors: readonly NornActor[]): NamedActor[] {
  return actors.map(({ uuid, name }) => ({ uuid, name }));
}
