import { effectModifier } from "../../ledger/roll/used-on-roll.ts";
import { payerOf } from "../../ledger/parties.ts";
import {
  type CheckRequest,
  type Effect,
  type EffectRoll,
  effectsFor,
  type GameInForce,
  isCostly,
  namesOf,
  type OfferedEffect,
  unwrittenKey,
  useEffect,
} from "../../rules/index.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { findRollable, type RollableTrait, rollableTraits } from "../../view/roll/rollable-trait.ts";
import { doesText, effectText } from "../../view/stunts/effect-text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { traitName } from "../settings/trait-name.ts";
import { effectNames } from "../documents/effect-names.ts";

/** A roll that is being put together. */
export interface RollMade {
  readonly roll: EffectRoll;
  readonly scope: string;
  /** Ids of the traits it is made with, the first one first. */
  readonly rolled: readonly string[];
  /** All the actor may roll. */
  readonly traits: readonly RollableTrait[];
}

/** Who makes a roll, and aboard a vehicle who acts. */
interface Rollers {
  readonly actor: NornActor;
  readonly pilot: NornActor | null;
}

/** What they have that is for this roll, each as one line of the dialog. S8-R21. Source: S4, F7. */
export function effectsOffered(inForce: GameInForce, { actor, pilot }: Rollers, made: RollMade): readonly OfferedLine[] {
  const own = effectLines(inForce, actor, made);
  if (!pilot) return own;
  const { ruleset } = inForce;
  const traits = rollableTraits(ruleset, pilot.snapshot(), (key) => traitName(ruleset, key));
  // Theirs is the first trait; the vehicle's joins it.
  return [...own, ...effectLines(inForce, pilot, { ...made, traits, rolled: made.rolled.slice(0, 1) })];
}

function effectLines(inForce: GameInForce, actor: NornActor, made: RollMade): readonly OfferedLine[] {
  const snapshot = actor.snapshot();
  if (!snapshot.features) return [];
  const named = made.rolled.map((id) => {
    const own = snapshot.traits.find((trait) => trait.id === id);
    return { id, names: own ? namesOf(own) : [id, unwrittenKey(id)] };
  });
  const asked = { ...made, traits: named.flatMap(({ names }) => names) };
  return effectsFor(snapshot.features, asked).flatMap((offered) => {
    const value = valueOf(offered.effect, actor, made, named);
    return value === 0 ? [] : [lineOf(inForce, actor, offered, value)];
  });
}

interface NamedTrait {
  readonly id: string;
  readonly names: readonly string[];
}

/** S4-R2: an ability in the place of another brings the difference of their ranks, where it is the better one. */
function valueOf(effect: Effect, actor: NornActor, { traits }: RollMade, named: readonly NamedTrait[]): number {
  if (effect.kind !== "substitute") return effect.amount;
  const replaced = named.find(({ names }) => effect.traits.length === 0 || effect.traits.some((one) => names.includes(one)));
  const snapshot = actor.snapshot();
  const own = traits.find(({ id }) => id === replaced?.id);
  const other = findRollable(traits, snapshot, effect.use) ?? findRollable(traits, snapshot, `key:${effect.use}`);
  return own && other ? Math.max(0, other.rank - own.rank) : 0;
}

function lineOf(inForce: GameInForce, actor: NornActor, { feature, effect, applies }: OfferedEffect, value: number): OfferedLine {
  const names = effectNames(inForce, actor);
  const substitutes = effect.kind === "substitute";
  const use = { feature: feature.id, effect: effect.id };
  const label = substitutes
    ? `${feature.name} (${putIntoWords(doesText({ ...effect, roll: "", scope: "" }, names))})`
    : feature.name;
  const paid = isCostly(effect) ? payableBy(inForce, actor, { feature, effect }) : null;
  return {
    id: effectModifier(use),
    label,
    value,
    applies,
    ...(effect.kind === "success" && { onSuccess: true }),
    ...(effect.kind === "ease" && { eases: true }),
    offer: {
      name: feature.name,
      words: putIntoWords(effectText(effect, names)),
      refusal: paid && !paid.ok ? putIntoWords(refusalText(paid)) : "",
    },
    ...(isCostly(effect) && { use: { ...use, featureName: feature.name, words: effect.when, by: actor.uuid } }),
  };
}

/** Whether the actor can pay for it now. */
function payableBy(inForce: GameInForce, actor: NornActor, { feature, effect }: Omit<OfferedEffect, "applies">) {
  const own = shownActor(actor);
  if (!own) return null;
  const using = { actor: own.snapshot(), payer: payerOf(shownWorld(), own) };
  return useEffect(inForce, using, feature, effect);
}

/** Submits what is used for a roll, once its message exists. What cannot be paid for is refused, and its modifier struck. */
export async function payForEffects(
  message: ChatMessage.Implementation,
  { modifiers }: Pick<CheckRequest, "modifiers">,
  lines: readonly OfferedLine[],
): Promise<void> {
  const roll = message.id ?? "";
  for (const { id, use } of lines) {
    if (!use || !modifiers.some((modifier) => modifier.id === id)) continue;
    const { by, ...used } = use;
    const actor = ledgerActor(by);
    if (actor) await submitEntry({ kind: "use", actor, request: { roll, ...used } });
  }
}
