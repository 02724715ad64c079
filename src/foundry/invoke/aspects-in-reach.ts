import type { World } from "../../ledger/world.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { Invocation } from "../../rules/invoke/invoke.ts";
import type { Result } from "../../rules/result.ts";
import { type FreeNote, type NearAspect, reachedBy, type ReachedAspect } from "../../view/invoke/reach.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { knownAspects } from "../documents/known-to.ts";
import { aspectOfItem } from "../mappers/aspect-of-item.ts";
import { inReach } from "../roll/in-reach.ts";

interface Reaching {
  readonly world: Pick<World, "aspect">;
  readonly actor: NornActor;
  /** The vehicle it acts aboard. */
  readonly vehicle?: NornActor | null;
  /** Uuids of the actors the roll is against. */
  readonly targets: readonly string[];
}

interface Asking extends Reaching {
  readonly gains: readonly Gain[];
  /** The rules' answer to an aspect giving this. */
  readonly answer: (aspect: Aspect, gain: Gain) => Result<Invocation>;
}

/** Every aspect in an actor's reach that this user may know, and the rules' answer for each gain. */
export function aspectsInReach({ gains, answer, ...reaching }: Asking): ReachedAspect[] {
  return reachedBy(aspectsNear(reaching), gains, answer);
}

/** Every aspect near an actor that this user may know. */
export function aspectsNear({ world, actor, vehicle = null, targets }: Reaching): NearAspect[] {
  return inReach([actor, ...(vehicle ? [vehicle] : [])], targets).flatMap(({ actor: parent, name, reach }) =>
    knownAspects(game.user, parent).map((aspect) => ({
      uuid: aspect.uuid,
      name: aspect.name,
      parent: name,
      reach,
      kind: aspect.system.kind,
      of: parent.items.get(aspect.system.thing)?.name ?? "",
      persistent: aspect.system.persistent,
      quality: aspect.system.quality,
      meantFor: meantFor(aspect, targets),
      free: freeNotes(aspect, actor),
      state: world.aspect(aspect.uuid) ?? aspectOfItem(aspect),
    })),
  );
}

function meantFor({ system: { about } }: NornItem<"aspect">, targets: readonly string[]): string {
  return targets.includes(about) ? "" : (ledgerActor(about)?.shownName ?? "");
}

function freeNotes({ system }: NornItem<"aspect">, actor: NornActor): FreeNote[] {
  return Object.values(system.free)
    .filter(({ count }) => count > 0)
    .map(({ count, holder }) => ({
      count,
      mine: holder === actor.uuid,
      holder: holder === "" ? "" : (ledgerActor(holder)?.shownName ?? "?"),
    }));
}
