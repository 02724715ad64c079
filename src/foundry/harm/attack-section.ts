import { alsoInZone, type InZone, zoneChoices } from "../../view/roll/zone-choices.view.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { GameInForce } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { RollDraft, RollSection } from "../roll/roll-section.ts";
import type { RollOptions } from "../roll/roll-trait.ts";
import type { Target } from "../roll/targets.ts";
import { besideTarget } from "../roll/zones-apart.ts";
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
  fields: (draft) => {
    const { inForce, setup, form, targets } = draft;
    return {
      attack: setup.opposing ? null : attackFields(inForce, setup.actor, form, targets),
      zone: isOnZone(draft) ? zoneChoices(inZone(draft)) : [],
    };
  },
  alsoHits: (draft) => (isOnZone(draft) ? alsoInZone(inZone(draft)) : []),
  offers: (draft) => {
    const { inForce, setup, targets } = draft;
    return modifiersFor(inForce, setup.actor, { attack: attackIn(draft), targets, defending: setup.defending });
  },
  check: ({ inForce, setup, form, targets }) => attackAllowed(inForce, setup.actor, form, targets),
  answer: (draft) => ({ attack: attackIn(draft) }),
};

/** The attack of a roll, null for none. */
export function attackIn({ inForce, setup, form, targets }: RollDraft) {
  return attackOf(inForce, setup.actor, form, targets);
}

function isOnZone({ inForce, setup, form }: Omit<RollDraft, "targets">): boolean {
  return hitsZone(inForce, setup.actor, form);
}

function inZone({ form, chosen, here }: Omit<RollDraft, "targets">): InZone<Target> {
  return { zone: form.zone, targets: chosen, here, beside: besideTarget(chosen) };
}

/** The scope and weapon an attack begins with. */
function opening(inForce: GameInForce, actor: NornActor, trait: string, options: RollOptions): Partial<RollForm> {
  const attackWith = options.attackWith ?? (isPlain(options) && isLikelyAttack(inForce, actor, trait) ? "" : undefined);
  const weapon = attackWith || readyWeapon(actor);
  const { harm } = inForce.ruleset;
  if (attackWith === undefined || !harm) return { weapon };
  const enhancement = String(enhancedBy(harm, actor, weapon));
  return { attack: options.attackIn ?? usualScope(inForce, actor, attackWith)?.id ?? "", weapon, enhancement };
}

/** A plain roll: nothing else decides its purpose. */
function isPlain(options: RollOptions): boolean {
  const { opposing, defending, madeFor, challenge, treats, aim, activates, difficulty, static: still } = options;
  return !(opposing || defending || madeFor || challenge || treats || aim || activates || still) && difficulty === undefined;
}
