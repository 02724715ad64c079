import { ACTOR_TYPES } from "../types/subtypes.ts";

/** What tokens can show and change: fate points have no upper limit, so they are values and not bars. */
export function registerTrackableAttributes(): void {
  const attributes = { bar: [], value: ["fatePoints.value", "fatePoints.refresh", "size"] };
  CONFIG.Actor.trackableAttributes = Object.fromEntries(ACTOR_TYPES.map((type) => [type, attributes]));
}
