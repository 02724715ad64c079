import { ACTOR_TYPES } from "../types/subtypes.ts";

/** What tokens may show and change: fate points are a number without an upper end, so they are values and no bars. */
export function registerTrackableAttributes(): void {
  const attributes = { bar: [], value: ["fatePoints.value", "fatePoints.refresh", "size"] };
  CONFIG.Actor.trackableAttributes = Object.fromEntries(ACTOR_TYPES.map((type) => [type, attributes]));
}
