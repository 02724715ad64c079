import type { Attack } from "../../ledger/harm/attack.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import type { RollForm } from "../roll/roll-form.ts";
import type { RollOptions, Target } from "../roll/roll-options.ts";
import { reacts, type RollAgainst, type RollSection, type RollSoFar, type RollStart } from "../roll/roll-section.ts";
import { alsoInZone, type InZone, zoneChoices } from "../roll/zone-choices.view.ts";
import { attackFollows, attackWithTrait } from "./attack-follows.ts";
import {
  attackAllowed,
  attackFields,
  attackOf,
  enhancedBy,
  hitsZone,
  isLikelyAttack,
  modifiersFor,
  usualScope,
} from "./attack-form.view.ts";

/** A roll that attacks, or defends. */
export const ATTACK_SECTION: RollSection = {
  opening,
  follows: attackFollows,
  alsoHits: (roll) => (isOnZone(roll) ? alsoInZone(inZone(roll)) : []),
  attack: attackIn,
  fields: (roll) => ({
    attack: reacts(roll.setup) ? null : attackFields({ ...roll, actor: roll.setup.actor }),
    zone: isOnZone(roll) ? zoneChoices(inZone(roll)) : [],
  }),
  offers,
  check: (roll) => attackAllowed({ ...roll, actor: roll.setup.actor }),
};

function attackIn(roll: Omit<RollSoFar, "attack">): Attack | null {
  const draft = { ...roll, actor: roll.setup.actor };
  const attack = attackOf(draft);
  const award = attackFields(draft)?.award;
  // What is awarded to bare words is called what it is.
  if (!attack || !award || attack.weapon.weapon === 0 || attack.weapon.name !== "") return attack;
  return { ...attack, weapon: { ...attack.weapon, name: roll.reader.say(award.label) } };
}

function offers({ world, reader, setup, attack, targets }: RollSoFar): readonly OfferedLine[] {
  const defending = setup.defending && { ...setup.defending, attacker: setup.against?.uuid ?? "" };
  const offered = modifiersFor(world, setup.actor, { attack, targets, defending, hides: reader.hides });
  return offered.map((one) => ({ ...one, label: reader.say(one.label) }));
}

function isOnZone({ world, setup: { actor }, form }: RollAgainst): boolean {
  return hitsZone({ world, actor, form });
}

function inZone({ form, chosen, here, reader }: RollAgainst): InZone<Target> {
  const [first] = chosen;
  const beside = ({ uuid }: Target): boolean => first !== undefined && reader.apart(first.uuid, uuid) === 0;
  return { zone: form.zone, targets: chosen, here, beside };
}

/** The scope and weapon an attack begins with. */
function opening(start: RollStart): Partial<RollForm> {
  const { world, actor, trait, options, targeted } = start;
  const likely = isPlain(options) && isLikelyAttack(world, actor, trait, targeted);
  const attackWith = options.attackWith ?? (likely ? "" : undefined);
  const fitting = attackWithTrait(start);
  const weapon = attackWith || fitting.weapon;
  if (attackWith === undefined || !world.game.ruleset.harm) return { weapon };
  const enhancement = String(enhancedBy(world, actor, weapon));
  const attack = options.attackIn ?? usualScope(world, actor, attackWith)?.id ?? "";
  const second = likely && start.second === "" ? fitting.second : null;
  return { attack, weapon, enhancement, ...(second !== null && { seconds: { a: { trait: second, joins: "adds" } } }) };
}

/** A plain roll: nothing else decides its purpose. */
function isPlain({ purpose, defending, activates, difficulty }: RollOptions): boolean {
  return !(purpose || defending || activates) && difficulty === undefined;
}
