import type { ActorState } from "../../rules/events/ledger-state.ts";
import type { ActorSlice } from "./actor-snapshot.ts";

/** The current values of an actor that entries can change. */
export function actorState({ uuid, system }: Pick<ActorSlice, "uuid" | "system">): ActorState {
  const checked = Object.entries(system.tracks).flatMap(([track, plan]) => {
    const boxes = Object.keys(plan.boxes).filter((box) => plan.boxes[box]);
    return boxes.length === 0 ? [] : [[track, Object.fromEntries(boxes.map((box) => [box, true as const]))] as const];
  });
  return { uuid, fatePoints: { ...system.fatePoints }, boxes: Object.fromEntries(checked) };
}
