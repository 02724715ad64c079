import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { boxIds, checkedOn } from "../../harm/fill-boxes.ts";
import type { Exchange, Fighter, ModifiersAsked, OfferedModifier } from "../../harm/harm-rules.ts";
import { scaleModifier } from "../../harm/scale.ts";
import { timesOf } from "./arms.ts";
import { FIGHT, MOBILITY, UNAWARE } from "./defend.ts";
import { ARMOUR, SCALE, WEAPONS } from "./harm-dials.data.ts";
import { paceOf } from "./hit.ts";
import { fate2Tracks, WOUNDS } from "./tracks.ts";

const offer = (id: string, value: number, applies: boolean): OfferedModifier => ({ id, value, applies });

/** Whether the clip of the last hit still hinders. Taking turns, it only hinders an attack. Source: F8. */
function isClipped({ side, exchange, afterHit, lastHit }: ModifiersAsked, clips: number, dials: DialValues): boolean {
  const counts = paceOf(exchange, dials) === "turn" ? side === "attack" : paceOf(exchange, dials) === "exchange";
  const byLast = lastHit?.some(({ track, box }) => track === WOUNDS && box.startsWith("clipped-")) ?? true;
  return counts && afterHit && byLast && clips > 0;
}

/**
 * A clip hinders the next roll only, a hurt once however many, an injury each. In a fight of one roll a clip is a mere
 * inconvenience, and the GM says where a hurt counts. Source: F8.
 */
function penalties(asked: ModifiersAsked, dials: DialValues): readonly OfferedModifier[] {
  const checked = checkedOn(asked.actor, WOUNDS);
  const rows = fate2Tracks(asked.actor, dials).flatMap((layout) => layout.rows);
  const count = (id: string): number =>
    rows
      .filter((row) => row.id === id)
      .flatMap(boxIds)
      .filter((box) => checked.has(box)).length;
  const injuries = count("injured");
  return [
    ...(isClipped(asked, count("clipped"), dials) ? [offer("clipped", -1, true)] : []),
    ...(count("hurt") > 0 ? [offer("hurt", -1, paceOf(asked.exchange, dials) !== "scene")] : []),
    ...(injuries > 0 ? [offer("injured", -injuries, true)] : []),
  ];
}

interface Sides {
  readonly staked: boolean;
  readonly self: Fighter;
  readonly other: Fighter;
  /** With a weapon: neither dodging nor taken unawares. */
  readonly fights: boolean;
}

function sidesOf({ attacker, defender, staked: words }: Exchange, side: "attack" | "defense"): Sides {
  const staked = words === true;
  if (side === "attack") return { self: attacker, other: defender, fights: true, staked };
  const { defense } = defender;
  return { self: defender, other: attacker, fights: defense !== MOBILITY && defense !== UNAWARE, staked };
}

/**
 * Superior arms give an advantage; where a fight turns it around, the other side has it. Armour protects from wounds, not from
 * manoeuvres. Source: F8, dramatic arms.
 */
function superiorArms({ self, other, fights, staked }: Sides, dials: DialValues): readonly OfferedModifier[] {
  const weapons = fights && readChoice(WEAPONS, dials) === "dramatic";
  const armour = !staked && readChoice(ARMOUR, dials) === "dramatic";
  return [
    ...(weapons ? [offer("superior-weapon", 1, self.weapon.weapon > other.weapon.weapon)] : []),
    ...(armour ? [offer("superior-armour", 1, self.armour.armour > other.armour.armour)] : []),
  ];
}

/** What arms do to the fighter who uses them. Source: F8, simple and advanced arms. */
function ownArms({ self: { weapon, armour, defense }, fights }: Sides, dials: DialValues): readonly OfferedModifier[] {
  const piercing = timesOf(weapon, "armour-piercing", dials);
  const hinders = defense === MOBILITY && readChoice(ARMOUR, dials) === "simple" && armour.armour > 0;
  const flexible = timesOf(weapon, "flexible", dials) > 0;
  const offered = [
    ...(piercing > 0 ? [offer("armour-piercing", -piercing, true)] : []),
    ...(flexible ? [offer("flexible", -1, true), offer("flexible-manoeuvre", 1, false)] : []),
    ...(timesOf(weapon, "locking", dials) > 0 ? [offer("locking-manoeuvre", -1, false)] : []),
  ];
  return [...(fights ? offered : []), ...(hinders ? [offer("armour-mobility", -armour.armour, true)] : [])];
}

/** What the situation may bring. Source: F8, other combat modifiers. */
const situation = (isFight: boolean): readonly OfferedModifier[] =>
  ["position", "numbers", ...(isFight ? ["flanking", "surrounding"] : [])].map((id) => offer(id, 1, false));

export function fate2Modifiers(asked: ModifiersAsked, dials: DialValues): readonly OfferedModifier[] {
  const { side, exchange } = asked;
  const hindered = penalties(asked, dials);
  if (!exchange || side === "other") return hindered;
  const isFight = exchange.scope === FIGHT;
  const sides = sidesOf(exchange, side);
  const arms = [...superiorArms(sides, dials), ...ownArms(sides, dials)];
  const larger = scaleModifier({ side, exchange }, SCALE, dials);
  return [...hindered, ...arms.filter(({ applies }) => isFight || applies), ...larger, ...situation(isFight)];
}
