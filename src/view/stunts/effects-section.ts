import { payerOf } from "../../ledger/parties.ts";
import { effectModifier } from "../../ledger/roll/used-on-roll.ts";
import type { LedgerActor } from "../../ledger/world.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { type Effect, type EffectRoll, isCostly } from "../../rules/stunts/effect.ts";
import { effectsFor, namesOf, type OfferedEffect } from "../../rules/stunts/offered-effects.ts";
import { unwrittenKey } from "../../rules/traits/listed-traits.ts";
import { useEffect } from "../../rules/stunts/use-effect.ts";
import { refusalText } from "../entries/refusal.view.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import type { RollSection, RollSoFar } from "../roll/roll-section.ts";
import { findRollable, type RollableTrait, rollableTraits } from "../roll/rollable-trait.ts";
import { doesText, effectText } from "./effect-text.ts";

/** What an actor, or the pilot of a vehicle, has that is for the roll. */
export const EFFECTS_SECTION: RollSection = { offers: effectsOffered };

/** A roll, as effects see it. */
interface RollMade {
  readonly roll: EffectRoll;
  readonly scope: string;
  /** Ids of the traits it is made with, the first one first. */
  readonly rolled: readonly string[];
  /** All the actor may roll. */
  readonly traits: readonly RollableTrait[];
}

/** What they have that is for this roll, each as one line of the dialog. S8-R21. Source: S4, F7. */
function effectsOffered(roll: RollSoFar): readonly OfferedLine[] {
  const { actor, pilot } = roll.setup;
  const made = rollMade(roll);
  const own = effectLines(roll, actor, made);
  if (!pilot) return own;
  const { ruleset } = roll.world.game;
  const traits = rollableTraits(ruleset, pilot.snapshot(), (key) => roll.reader.traitName(ruleset, key));
  // Theirs is the first trait; the vehicle's joins it.
  return [...own, ...effectLines(roll, pilot, { ...made, traits, rolled: made.rolled.slice(0, 1) })];
}

function rollMade({ setup: { defending, first, traits }, form: { attack, seconds } }: RollSoFar): RollMade {
  const rolled = [first.id, ...Object.values(seconds).flatMap(({ trait }) => (trait === "" ? [] : [trait]))];
  const roll = defending ? "defend" : attack === "" ? "other" : "attack";
  return { roll, scope: defending?.attack.scope ?? attack, rolled, traits };
}

function effectLines(roll: RollSoFar, actor: LedgerActor, made: RollMade): readonly OfferedLine[] {
  const snapshot = actor.snapshot();
  const named = made.rolled.map((id) => {
    const own = snapshot.traits.find((trait) => trait.id === id);
    return { id, names: own ? namesOf(own) : [id, unwrittenKey(id)] };
  });
  const asked = { ...made, traits: named.flatMap(({ names }) => names) };
  return effectsFor(snapshot.features, asked).flatMap((offered) => {
    const value = valueOf(offered.effect, snapshot, made.traits, named);
    return value === 0 ? [] : [lineOf(roll, actor, offered, value)];
  });
}

interface NamedTrait {
  readonly id: string;
  readonly names: readonly string[];
}

/** S4-R2: an ability in the place of another brings the difference of their ranks, where it is the better one. */
function valueOf(effect: Effect, actor: ActorSnapshot, traits: readonly RollableTrait[], named: readonly NamedTrait[]): number {
  if (effect.kind !== "substitute") return effect.amount;
  const replaced = named.find(({ names }) => effect.traits.length === 0 || effect.traits.some((one) => names.includes(one)));
  const own = traits.find(({ id }) => id === replaced?.id);
  const other = findRollable(traits, actor, effect.use) ?? findRollable(traits, actor, `key:${effect.use}`);
  return own && other ? Math.max(0, other.rank - own.rank) : 0;
}

function lineOf(
  { world, reader }: RollSoFar,
  actor: LedgerActor,
  { feature, effect, applies }: OfferedEffect,
  value: number,
): OfferedLine {
  const { say } = reader;
  const names = reader.effectNames(actor.uuid);
  const use = { feature: feature.id, effect: effect.id };
  const does = effect.kind === "substitute" ? ` (${say(doesText({ ...effect, roll: "", scope: "" }, names))})` : "";
  const using = { actor: actor.snapshot(), payer: payerOf(world, actor) };
  const paid = isCostly(effect) ? useEffect(world.game, using, feature, effect) : null;
  return {
    id: effectModifier(use),
    label: feature.name + does,
    value,
    applies,
    ...(effect.kind === "success" && { onSuccess: true }),
    ...(effect.kind === "ease" && { eases: true }),
    offer: {
      name: feature.name,
      words: say(effectText(effect, names)),
      refusal: paid && !paid.ok ? say(refusalText(paid)) : "",
    },
    ...(paid && { use: { ...use, featureName: feature.name, words: effect.when, by: actor.uuid } }),
  };
}
