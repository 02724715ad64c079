import type { Attack } from "../../ledger/harm/attack.ts";
import type { World } from "../../ledger/world.ts";
import { type GameInForce, ok } from "../../rules/index.ts";
import {
  attackAllowed,
  type AttackDraft,
  attackFields,
  attackOf,
  enhancedBy,
  hitsZone,
  isLikelyAttack,
  modifiersFor,
  readyWeapon,
  usualScope,
} from "../../view/harm/attack-form.view.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import { alsoInZone, type InZone, zoneChoices } from "../../view/roll/zone-choices.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hidesRoll } from "../ledger/roll-on.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import type { OfferedLine } from "../roll/offered-line.ts";
import type { RollDraft, RollSection } from "../roll/roll-section.ts";
import type { RollOptions } from "../roll/roll-trait.ts";
import { type Target, targetedActors } from "../roll/targets.ts";
import { besideTarget } from "../roll/zones-apart.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";

/** A roll that attacks, or defends. */
export const ATTACK_SECTION: RollSection = {
  opening,
  fields: (roll) => {
    const draft = roll.setup.opposing ? null : draftOf(roll);
    return { attack: draft && attackFields(draft), zone: isOnZone(roll) ? zoneChoices(inZone(roll)) : [] };
  },
  alsoHits: (roll) => (isOnZone(roll) ? alsoInZone(inZone(roll)) : []),
  offers,
  check: (roll) => {
    const draft = draftOf(roll);
    return draft ? attackAllowed(draft) : ok(true);
  },
  answer: (roll) => ({ attack: attackIn(roll) }),
};

/** The attack of a roll, null for none. */
export function attackIn(roll: RollDraft): Attack | null {
  const draft = draftOf(roll);
  return draft && attackOf(draft);
}

/** Null for an actor that is in no world. */
function draftOf({ setup, form, targets = [] }: Pick<RollDraft, "setup" | "form"> & Partial<RollDraft>): AttackDraft | null {
  const world: World = shownWorld();
  const actor = world.actor(setup.actor.uuid);
  return actor && { world, actor, form, targets };
}

function offers(roll: RollDraft): readonly OfferedLine[] {
  const draft = draftOf(roll);
  if (!draft) return [];
  const { defending: defends } = roll.setup;
  const defending = defends && { ...defends, attacker: defends.attacker?.uuid ?? "" };
  const purpose = { attack: attackOf(draft), targets: roll.targets, defending, hides: hidesRoll };
  return modifiersFor(draft.world, draft.actor, purpose).map((one) => ({ ...one, label: putIntoWords(one.label) }));
}

function isOnZone(roll: Omit<RollDraft, "targets">): boolean {
  const draft = draftOf(roll);
  return draft !== null && hitsZone(draft);
}

function inZone({ form, chosen, here }: Omit<RollDraft, "targets">): InZone<Target> {
  return { zone: form.zone, targets: chosen, here, beside: besideTarget(chosen) };
}

/** The scope and weapon an attack begins with. */
function opening(_inForce: GameInForce, { uuid }: NornActor, trait: string, options: RollOptions): Partial<RollForm> {
  const world = shownWorld();
  const actor = world.actor(uuid);
  if (!actor) return {};
  const likely = isPlain(options) && isLikelyAttack(world, actor, trait, targetedActors());
  const attackWith = options.attackWith ?? (likely ? "" : undefined);
  const weapon = attackWith || readyWeapon(actor);
  if (attackWith === undefined || !world.game.ruleset.harm) return { weapon };
  const enhancement = String(enhancedBy(world, actor, weapon));
  return { attack: options.attackIn ?? usualScope(world, actor, attackWith)?.id ?? "", weapon, enhancement };
}

/** A plain roll: nothing else decides its purpose. */
function isPlain(options: RollOptions): boolean {
  const { opposing, defending, madeFor, challenge, treats, aim, activates, difficulty, static: still } = options;
  return !(opposing || defending || madeFor || challenge || treats || aim || activates || still) && difficulty === undefined;
}
