import type { LedgerEvent, LedgerState } from "../../rules/index.ts";
import { hasActorData } from "../documents/has-actor-data.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { actorState } from "../mappers/actor-state.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { eventTarget } from "../mappers/event-target.ts";
import { npcPool } from "../settings/npc-pool.ts";

/** The actor with this uuid, if it is in the world and of Norn's. */
export function ledgerActor(uuid: string): NornActor | null {
  const found: unknown = uuid === "" ? null : fromUuidSync(uuid, { strict: false });
  return found instanceof NornActor ? found : null;
}

/** The aspect with this uuid, if it lies on an actor of the world. */
export function ledgerAspect(uuid: string): NornItem<"aspect"> | null {
  const found: unknown = uuid === "" ? null : fromUuidSync(uuid, { strict: false });
  return isItemOfType(found, "aspect") && found.actor ? found : null;
}

/** Everything these events are about, as it stands now. */
export function currentState(events: readonly LedgerEvent[]): LedgerState {
  const targets = [...new Set(events.map(eventTarget))];
  const actors = targets.flatMap((uuid) => {
    const found = ledgerActor(uuid);
    const system: object | undefined = found?.system;
    return found && system && hasActorData(system) ? [[uuid, actorState({ uuid, system })] as const] : [];
  });
  const aspects = targets.flatMap((uuid) => {
    const found = ledgerAspect(uuid);
    return found ? [[uuid, aspectState(found)] as const] : [];
  });
  return { actors: Object.fromEntries(actors), aspects: Object.fromEntries(aspects), npcPool: npcPool().points };
}
