import { situationsHere } from "../documents/actors-here.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { playedActors } from "../documents/played-actors.ts";
import { possibleTargets, type Target } from "../roll/targets.ts";

/** Somebody or something an aspect can lie on, by uuid. People of one name are told apart by a number. */
export interface Reached {
  readonly uuid: string;
  readonly name: string;
  readonly place: boolean;
}

/** Those a roll is against, the situation of the scene one looks at, everybody one sees there, and the actor itself. Each once. */
export function actorsInReach(actor: NornActor, against: readonly Target[] = []): Reached[] {
  const situations = situationsHere();
  const all = [...against, ...situations, ...possibleTargets(actor), actor];
  const each = new Map(all.map(({ uuid, name }) => [uuid, name]));
  const counts = new Map<string, number>();
  return [...each].map(([uuid, name]) => {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const told = number === 1 ? name : game.i18n.format("NORN.Make.another", { name, number: String(number) });
    return { uuid, name: told, place: situations.some((one) => one.uuid === uuid) };
  });
}

/** Who may be handed a free invocation: players' characters, then whoever else is in the scene. */
export function holdersInReach(actor: NornActor): Reached[] {
  const played = playedActors().map(({ uuid, name }) => ({ uuid, name, place: false }));
  const others = actorsInReach(actor).filter(({ uuid, place }) => !place && played.every((one) => one.uuid !== uuid));
  return [...played, ...others];
}
