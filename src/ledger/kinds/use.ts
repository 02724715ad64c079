import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { type Effect, type Feature, isCostly } from "../../rules/stunts/effect.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { useEffect, usesLeft } from "../../rules/stunts/use-effect.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textOf, wholeOf } from "../read-input.ts";
import { rollOfActiveGame } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";
import type { UseAsks } from "../requests/stunts.ts";

/** Someone uses what takes something: a stunt, a power, an extra. What it gives is in the roll. Source: S4, F7, F9. */
export const USE: Kind<"use"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    feature: idOf(input["feature"]),
    featureName: textOf(input["featureName"]),
    effect: idOf(input["effect"]),
    words: textOf(input["words"]),
  }),
  parseFacts: (input) => ({
    featureName: textOf(input["featureName"]),
    words: textOf(input["words"]),
    left: wholeOf(input["left"]),
  }),
  plan: (world, entry) => {
    const { request } = entry;
    const found = authorsActor(world, entry);
    if (!found.ok) return found;
    const actor = found.value;
    const snapshot = actor.snapshot();
    const one = effectOf(world.game, snapshot, request);
    if (!one) return refuse("effect-gone", { item: request.featureName });
    const onRoll = rollOf(world, request, actor.uuid, one.feature);
    if (!onRoll.ok) return onRoll;
    if (!isCostly(one.effect)) return refuse("nothing-to-pay");
    const used = useEffect(world.game, { actor: snapshot, payer: payerOf(world, actor) }, one.feature, one.effect);
    if (!used.ok) return used;
    const { points, events } = used.value;
    // What everyone has is in the language file: the author's client puts it into words.
    const said = one.feature.name === "" ? request : { featureName: one.feature.name, words: one.effect.when };
    const facts = { featureName: said.featureName, words: said.words, left: leftAfter(snapshot, one) };
    return ok(plainPlan<"use">(facts, events, { payment: points > 0 ? "point" : "", points, turn: world.turn }));
  },
  about: ({ request: { roll } }) => [roll],
};

interface EffectOf {
  readonly feature: Feature;
  readonly effect: Effect;
}

/** The effect a request names, as the actor has it now: of an item, or of what everyone has in this game. */
export function effectOf(
  { ruleset, dials }: ActiveGame,
  actor: ActorSnapshot,
  { feature: item, effect }: Pick<UseAsks, "feature" | "effect">,
): EffectOf | null {
  const features = [...actor.features, ...ruleset.features(actor, dials)];
  const feature = features.find(({ id }) => id === item);
  const found = feature?.effects.find(({ id }) => id === effect);
  return feature && found ? { feature, effect: found } : null;
}

/** The roll is the actor's own, or one they make aboard (S8-R21), and nothing is used on it twice. */
function rollOf(world: World, { roll: id, feature, effect }: UseAsks, actor: string, { onePerRoll }: Feature): Result<true> {
  if (id === "") return ok(true);
  const now = rollOfActiveGame(world, id);
  if (!now.ok) return now;
  const { roll, entries } = now.value;
  if (roll.actor !== actor && roll.pilot !== actor) return refuse("not-yours", { actor: roll.actorName });
  const again = entries.some(
    ({ kind, request }) => kind === "use" && request.feature === feature && (onePerRoll === true || request.effect === effect),
  );
  return again ? refuse("used-already") : ok(true);
}

function leftAfter(actor: ActorSnapshot, { feature, effect: { costs } }: EffectOf): number | null {
  const source = costs.from === "" ? feature : actor.features.find(({ id }) => id === costs.from);
  return costs.uses === 0 || !source ? null : Math.max(0, usesLeft(source) - costs.uses);
}
