import type { ActorState } from "../../rules/index.ts";
import type { ActorSlice } from "./actor-snapshot.ts";

/** The current values of an actor that entries can change. */
export function actorState({ uuid, system }: Pick<ActorSlice, "uuid" | "system">): ActorState {
  const { value, refresh, debt, held } = system.fatePoints;
  const checked = Object.entries(system.tracks).flatMap(([track, plan]) => {
    const boxes = Object.keys(plan.boxes).filter((box) => plan.boxes[box]);
    return boxes.length === 0 ? [] : [[track, Object.fromEntries(boxes.map((box) => [box, true as const]))] as const];
  });
  return { uuid, fatePoints: { value, refresh, debt, held }, boxes: Object.fromEntries(checked) };
}
