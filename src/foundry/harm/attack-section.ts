import type { Attack } from "../../ledger/harm/attack.ts";
import { ok } from "../../rules/index.ts";
import { alsoInZone, type InZone, zoneChoices } from "../../view/roll/zone-choices.view.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { RollOptions, Target } from "../../view/roll/roll-options.ts";
import { reacts, type RollAgainst, type RollSection, type RollSoFar, type RollStart } from "../../view/roll/roll-section.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import {
  attackAllowed,
  attackFields,
  attackOf,
  enhancedBy,
  hitsZone,
  isLikelyAttack,
  modifiersFor,
  readyWeapon,
  usualScope,
} from "./attack-form.ts";

/** A roll that attacks, or defends. */
export const ATTACK_SECTION: RollSection = {
  opening,
  alsoHits: (roll) => (isOnZone(roll) ? alsoInZone(inZone(roll)) : []),
  attack: attackIn,
  fields: (roll) => {
    const actor = reacts(roll.setup) ? null : rollerOf(roll);
    return {
      attack: actor && attackFields(roll.world.game, actor, roll.form, roll.targets),
      zone: isOnZone(roll) ? zoneChoices(inZone(roll)) : [],
    };
  },
  offers: (roll) => {
    const { world, setup, attack, targets } = roll;
    const actor = rollerOf(roll);
    const attacker = ledgerActor(setup.against?.uuid ?? "");
    const defending = setup.defending && { ...setup.defending, attacker };
    return actor ? modifiersFor(world.game, actor, { attack, targets, defending }) : [];
  },
  check: (roll) => {
    const actor = rollerOf(roll);
    return actor ? attackAllowed(roll.world.game, actor, roll.form, roll.targets) : ok(true);
  },
};

function rollerOf({ setup }: Pick<RollSoFar, "setup">): NornActor | null {
  return ledgerActor(setup.actor.uuid);
}

/** The attack of a roll, null for none. */
function attackIn(roll: Omit<RollSoFar, "attack">): Attack | null {
  const actor = rollerOf(roll);
  return actor && attackOf(roll.world.game, actor, roll.form, roll.targets);
}

function isOnZone(roll: RollAgainst): boolean {
  const actor = rollerOf(roll);
  return actor !== null && hitsZone(roll.world.game, actor, roll.form);
}

function inZone({ form, chosen, here, reader }: RollAgainst): InZone<Target> {
  const [first] = chosen;
  return {
    ...{ zone: form.zone, targets: chosen, here },
    beside: ({ uuid }) => first !== undefined && reader.apart(first.uuid, uuid) === 0,
  };
}

/** The scope and weapon an attack begins with. */
function opening({ world, actor: { uuid }, trait, options }: RollStart): Partial<RollForm> {
  const actor = ledgerActor(uuid);
  if (!actor) return {};
  const { game: inForce } = world;
  const attackWith = options.attackWith ?? (isPlain(options) && isLikelyAttack(inForce, actor, trait) ? "" : undefined);
  const weapon = attackWith || readyWeapon(actor);
  const { harm } = inForce.ruleset;
  if (attackWith === undefined || !harm) return { weapon };
  const enhancement = String(enhancedBy(harm, actor, weapon));
  return { attack: options.attackIn ?? usualScope(inForce, actor, attackWith)?.id ?? "", weapon, enhancement };
}

/** A plain roll: nothing else decides its purpose. */
function isPlain({ purpose, defending, activates, difficulty }: RollOptions): boolean {
  return !(purpose || defending || activates) && difficulty === undefined;
}
