import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { AgainstSeveral, Arms, Exchange, Hit, HitAsked } from "../../harm/harm-rules.ts";
import { armourTypeMet, armsParts, outcomeOf } from "./arms.ts";
import { isDefensive, UNAWARE } from "./defend.ts";
import { POOL_RUNG } from "./checks.ts";
import { PACE } from "./harm-dials.data.ts";

/** A stroke that also clips those it hits by more than the outcome needs. Source: F9, eighth system. */
const STUNNING = "stunning-blow";

export function paceOf(exchange: Pick<Exchange, "pace"> | null, dials: DialValues): string {
  return exchange?.pace ?? readChoice(PACE, dials);
}

/** Who hits whom, by how much and with what. */
interface Blow {
  readonly suffers: Hit["suffers"];
  readonly margin: number;
  readonly weapon: Arms;
  readonly armour: Arms;
  /** However much it is won by, it only scratches. */
  readonly scratches: boolean;
}

/** How clearly a blow is won. F11-R1: in a pool of dice, a full five is one step. Source: F8, F11. */
function stepsBy({ margin, outcome }: HitAsked): number {
  const by = Math.abs(margin);
  return outcome?.reading === "best" ? Math.floor(by / POOL_RUNG) : by;
}

/** A tie is a scratch for the attacker, and does not beat one who attacks. */
function beatsAll({ alone, margins }: AgainstSeveral): boolean {
  return margins.every((margin) => (alone === "attacker" ? margin >= 0 : margin > 0));
}

/**
 * In an exchange both sides fight, and who wins it harms the other; taking turns, only the attacker harms. Against several, one
 * roll counts against all, and who beats them all harms one of choice. Source: F8.
 */
function blowOf(asked: HitAsked, dials: DialValues): Blow | null {
  const { attacker, defender, margin, several } = asked;
  const winner = margin >= 0 ? "attacker" : "defender";
  const by = stepsBy(asked);
  if (several?.alone === winner && !(several.chosen && beatsAll(several))) return null;
  if (winner === "attacker")
    return { suffers: "defender", margin: by, weapon: attacker.weapon, armour: defender.armour, scratches: false };
  if (paceOf(asked, dials) === "turn" || defender.defense === UNAWARE) return null;
  const scratches = isDefensive(defender.defense);
  return { suffers: "attacker", margin: by, weapon: defender.weapon, armour: attacker.armour, scratches };
}

/**
 * F8-R20: a margin of 0 is a near miss, for a manoeuvre too; against several it takes beating them all, and happens to one. Source: F8.
 */
export function fate2StakeWorks({ margin, several }: Pick<HitAsked, "margin" | "several">): boolean {
  return margin > 0 && (!several || (several.chosen && beatsAll(several)));
}

/** What a blow comes to. F8-R2: armour that takes more than the hit has stops the hit. Source: F8. */
export function fate2Hit(asked: HitAsked, dials: DialValues): Hit | null {
  const blow = blowOf(asked, dials);
  if (!blow) return null;
  const { suffers, margin, weapon, armour } = blow;
  const won = { source: "margin", label: "", value: margin } as const;
  if (blow.scratches)
    return { suffers, amount: 0, parts: [won, { source: "defense", label: "", value: -margin }], outcome: "scratched" };
  const parts = [won, ...armsParts(weapon, armour, dials)];
  const amount = parts.reduce((sum, { value }) => sum + value, 0);
  if (amount < 0) return null;
  const { outcome, over } = outcomeOf(amount, armourTypeMet(weapon, armour, dials));
  const stuns = suffers === "defender" && (asked.bought[STUNNING] ?? 0) > 0 && over > 0;
  return { suffers, amount, parts, outcome, ...(stuns && { besides: "clipped" }) };
}
