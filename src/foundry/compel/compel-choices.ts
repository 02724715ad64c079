import type { Ruleset } from "../../rules/index.ts";
import { type Text, text } from "../../view/text.ts";
import { actorsOnScene, isInanimate, isPlayed, isSituationOfScene } from "../documents/actors-in-play.ts";
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

const NEARNESS = ["own", "situation", "here", "name"] as const;

/** Every aspect this user knows, by carrier: own characters first, then the situation, actors on the scene, and all others. */
export function compelGroups(first: NornActor | null): CompelGroup[] {
  const here = actorsOnScene();
  const carriers = [...new Set([...here, ...game.actors])].map((carrier) => ({ carrier, near: nearness(carrier, here, first) }));
  return carriers
    .toSorted((a, b) => rank(a, first) - rank(b, first) || a.carrier.name.localeCompare(b.carrier.name))
    .map(({ carrier, near }) => ({
      label:
        near === "name"
          ? text("NORN.Compel.name", { who: carrier.name })
          : text(`NORN.Compel.Dialog.${near}`, { who: carrier.name }),
      aspects: knownAspects(game.user, carrier).map(({ uuid, name }) => ({ uuid, name })),
    }))
    .filter(({ aspects }) => aspects.length > 0);
}

interface Carrier {
  readonly carrier: NornActor;
  readonly near: (typeof NEARNESS)[number];
}

function rank({ carrier, near }: Carrier, first: NornActor | null): number {
  return carrier === first ? -1 : NEARNESS.indexOf(near);
}

function nearness(actor: NornActor, here: readonly NornActor[], first: NornActor | null): Carrier["near"] {
  if (!game.user.isGM && (actor === first || actor.isOwner) && isPlayed(actor)) return "own";
  if (isSituationOfScene(actor)) return "situation";
  return here.includes(actor) ? "here" : "name";
}

/** Whom trouble from a situation or a thing may hit: anyone this user knows of. */
export function compelTargets(): NamedActor[] {
  const known = [...new Set([...actorsOnScene(), ...game.actors])].filter(
    (actor) => !isInanimate(actor) && (isPlayed(actor) || actor.testUserPermission(game.user, "LIMITED")),
  );
  return named(known.toSorted((a, b) => Number(isPlayed(b)) - Number(isPlayed(a)) || a.name.localeCompare(b.name)));
}

/** For whom this user may propose: own characters; a GM for all NPCs. */
export function compelProposers({ compelling }: Ruleset): NamedActor[] {
  if (!compelling.proposers.includes("other")) return [];
  const all = [...new Set([...actorsOnScene(), ...game.actors])].filter((actor) => !isInanimate(actor));
  return named(all.filter((actor) => (game.user.isGM ? !isPlayed(actor) : actor.isOwner && isPlayed(actor))));
}

/** Whether this user may propose anything in this game. */
export function mayCompel({ compelling }: Ruleset): boolean {
  return game.user.isGM || compelling.proposers.some((proposer) => proposer !== "gm");
}

function named(actors: readonly NornActor[]): NamedActor[] {
  return actors.map(({ uuid, name }) => ({ uuid, name }));
}
