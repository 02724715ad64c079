import { boxesForBar, type HarmBar, harmBar, pointBar } from "../../rules/harm/harm-bar.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { harmedTrack } from "./conflict-of-combat.ts";
import type { NornActor } from "./norn-actor.ts";

/** Where a token's bar finds the track that its game harms first: `system.harm`. */
export const HARM_ATTRIBUTE = "harm";

/** Where a token's other bar finds fate points. */
export const POINTS_ATTRIBUTE = "fatePoints.value";

/** Fate points, of as many as the actor begins with. */
export function pointsBarOf(actor: NornActor, { ruleset, dials }: ActiveGame): HarmBar {
  const snapshot = actor.snapshot();
  return pointBar(snapshot.fatePoints.value, ruleset.fatePoints.start(snapshot, dials));
}

/** What is left of that track; null in a game without harm, and for an actor without such a track. */
export function barOf(actor: NornActor, played: ActiveGame): HarmBar | null {
  const harmed = played.ruleset.harm ? harmedTrack(actor, "", played) : null;
  return harmed && harmBar(harmed.layout, harmed.checked);
}

interface BarChange {
  readonly value: number;
  readonly isDelta: boolean;
}

/** Checks or clears boxes until so many are left: a manual edit, which the history records. */
export async function changeBar(actor: NornActor, played: ActiveGame, { value, isDelta }: BarChange): Promise<void> {
  const harmed = harmedTrack(actor, "", played);
  const bar = barOf(actor, played);
  if (!harmed || !bar) return;
  const boxes = boxesForBar(harmed.layout, harmed.checked, isDelta ? bar.value + value : value);
  if (Object.keys(boxes).length > 0) await actor.update({ system: { tracks: { [harmed.layout.id]: { boxes } } } });
}
