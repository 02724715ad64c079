import type { RollDraft, RollSection } from "../roll/roll-section.ts";
import { effectsOffered, payForEffects, type RollMade } from "./roll-effects.ts";

/** What an actor, or the pilot of a vehicle, has that is for the roll. */
export const EFFECTS_SECTION: RollSection = {
  offers: (draft) => effectsOffered(draft.inForce, draft.setup, rollMade(draft)),
  after: ({ message, answer }) => payForEffects(message, answer.request, answer.lines),
};

function rollMade({ setup: { defending, first, traits }, form: { attack, seconds } }: RollDraft): RollMade {
  const rolled = [first.id, ...Object.values(seconds).flatMap(({ trait }) => (trait === "" ? [] : [trait]))];
  const roll = defending ? "defend" : attack === "" ? "other" : "attack";
  return { roll, scope: defending?.attack.scope ?? attack, rolled, traits };
}
