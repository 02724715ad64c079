import { degreeOf } from "../../roll/outcome.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readSwitch } from "../../dials/read-dial.ts";
import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import {
  type AgainstSeveral,
  type Arms,
  type Exchange,
  type Fighter,
  type Harm,
  type HarmRefusal,
  type HarmRules,
  type HarmWay,
  type Hit,
  type HitInput,
  type HitPart,
  type ModifiersInput,
  type OfferedModifier,
  PLAIN_WAY,
  type StakeInput,
  type Harmed,
  TAKEN_OUT,
} from "../../harm/harm-rules.ts";
import { scaleModifier } from "../../harm/scale.ts";
import type { TakeWound, TrackBox } from "../../harm/tracks.ts";
import { withinRange } from "../../harm/within-range.ts";
import { ok, refuse, type Result } from "../../result.ts";
import type { TrackLayout } from "../../ruleset.ts";
import { CHASE, CONTEST, fate2Defenses, fate2Scopes, FIGHT, isDefensive, MOBILITY, POOL_RUNG, UNAWARE } from "./checks.ts";
import { ARMOR, OVERFLOW, PACE, SCALE, WEAPONS } from "./dials.data.ts";
import { ARMOR_TYPES, HIT_OUTCOMES, type HitOutcome, OUTCOMES_BEGIN, QUALITIES, type Quality } from "./fate2.data.ts";
import { fate2Recoveries, fate2Tracks, WOUNDS } from "./tracks.ts";
import type { HarmParts } from "../../ruleset-parts.ts";

/** How often a weapon has a quality; none has any where the campaign does not play with them. Source: F8. */
function timesOf(weapon: Arms, quality: Quality, dials: DialValues): number {
  return readChoice(WEAPONS, dials) === "advanced" ? (weapon.qualities[quality] ?? 0) : 0;
}

/** The level at which a weapon finds armor: vicious ones find any armor two higher, armor-piercing ones two lower. Source: F8. */
function levelAgainst(weapon: Arms, level: number, dials: DialValues): number {
  if (level <= 0) return level;
  const steps = timesOf(weapon, "vicious", dials) - timesOf(weapon, "armor-piercing", dials);
  return Math.max(0, level + 2 * steps);
}

/** F8-R5: armor without a type has the one of its rating. Past the end of the table the last type holds. Source: F8. */
function typeOf({ armorType, armor }: Arms): number {
  const index = ARMOR_TYPES.indexOf(armorType);
  return index === -1 ? armor : index;
}

/** What weapon and armor change about a margin, once it hits. F8-R5: advanced weapons have qualities, no rating. Source: F8. */
function armsParts(weapon: Arms, armor: Arms, dials: DialValues): readonly HitPart[] {
  const model = readChoice(WEAPONS, dials);
  const damage = model === "simple" ? weapon.weapon : timesOf(weapon, "vicious", dials);
  const absorbed = readChoice(ARMOR, dials) === "simple" ? levelAgainst(weapon, armor.armor, dials) : 0;
  const parts: readonly HitPart[] = [
    { source: "weapon", label: weapon.name, value: damage },
    { source: "armor", label: armor.name, value: -absorbed },
  ];
  return parts.filter(({ value }) => value !== 0);
}

/** The type of armor on whose row the outcome is read. */
function armorTypeMet(weapon: Arms, armor: Arms, dials: DialValues): number {
  if (readChoice(ARMOR, dials) !== "advanced") return 0;
  return Math.min(OUTCOMES_BEGIN.length - 1, Math.max(0, levelAgainst(weapon, typeOf(armor), dials)));
}

/** The outcome of a margin of 0 or more, and by how much it is more than that outcome needs. Source: F8. */
function outcomeOf(amount: number, type = 0): { readonly outcome: HitOutcome; readonly over: number } {
  const begins = [0, ...(OUTCOMES_BEGIN[type] ?? OUTCOMES_BEGIN[0])];
  const steps = HIT_OUTCOMES.map((degree, index) => ({ degree, from: begins[index] ?? 0 }));
  const outcome = degreeOf(steps, amount) ?? "scratched";
  return { outcome, over: amount - (steps.find(({ degree }) => degree === outcome)?.from ?? 0) };
}

/** A stroke that also clips those it hits by more than the outcome needs. Source: F9, eighth system. */
const STUNNING = "stunning-blow";

function paceOf(exchange: Pick<Exchange, "pace"> | null, dials: DialValues): string {
  return exchange?.pace ?? readChoice(PACE, dials);
}

/** Who hits whom, by how much and with what. */
interface AttackResult {
  readonly suffers: Hit["suffers"];
  readonly margin: number;
  readonly weapon: Arms;
  readonly armor: Arms;
  /** Never does more than a scratch, whatever the margin. */
  readonly scratches: boolean;
}

/** How clearly a attack is won. F11-R1: in a pool of dice, a full five is one step. Source: F8, F11. */
function stepsBy({ margin, outcome }: Pick<HitInput, "margin" | "outcome">): number {
  const by = Math.abs(margin);
  return outcome?.reading === "best" ? Math.floor(by / POOL_RUNG) : by;
}

/** Who is alone beats them all: attacking, also by a tie (a scratch); defending, only by more. */
function beatsAll({ alone, margins }: AgainstSeveral): boolean {
  return margins.every((margin) => (alone === "attacker" ? margin >= 0 : margin > 0));
}

/**
 * In an exchange both sides fight, and who wins it harms the other; taking turns, only the attacker harms. Against several, one
 * roll counts against all, and who beats them all harms one of choice. Source: F8.
 */
function blowOf(input: HitInput, dials: DialValues): AttackResult | null {
  const { attacker, defender, margin, several } = input;
  const winner = margin >= 0 ? "attacker" : "defender";
  const by = stepsBy(input);
  if (several?.alone === winner && !(several.chosen && beatsAll(several))) return null;
  if (winner === "attacker")
    return { suffers: "defender", margin: by, weapon: attacker.weapon, armor: defender.armor, scratches: false };
  if (paceOf(input, dials) === "turn" || defender.defense === UNAWARE) return null;
  const scratches = isDefensive(defender.defense);
  return { suffers: "attacker", margin: by, weapon: defender.weapon, armor: attacker.armor, scratches };
}

/** The outcome that an action against someone takes: a disarm is a hurt. Source: F8, combat outcomes, armor. */
const STAKE_TAKES = { outcomes: HIT_OUTCOMES.slice(1), usual: "hurt" } as const;

/**
 * F8-R20: it takes the outcome that was said, or a clip; a margin of 0 is a near miss, for a maneuver too. Against several it takes
 * beating them all, and happens to one. Source: F8.
 */
function fate2StakeWorks(input: StakeInput): boolean {
  const { margin, several, takes } = input;
  const needed = Math.max(
    1,
    HIT_OUTCOMES.findIndex((id) => id === takes),
  );
  const reached = margin < 0 ? 0 : HIT_OUTCOMES.indexOf(outcomeOf(stepsBy(input)).outcome);
  return reached >= needed && (!several || (several.chosen && beatsAll(several)));
}

/** What a attack comes to. F8-R2: armor that takes more than the hit has stops the hit. Source: F8. */
function fate2Hit(input: HitInput, dials: DialValues): Hit | null {
  const attackResult = blowOf(input, dials);
  if (!attackResult) return null;
  const { suffers, margin, weapon, armor } = attackResult;
  const won = { source: "margin", label: "", value: margin } as const;
  if (attackResult.scratches)
    return { suffers, amount: 0, parts: [won, { source: "defense", label: "", value: -margin }], outcome: "scratched" };
  const parts = [won, ...armsParts(weapon, armor, dials)];
  const amount = parts.reduce((sum, { value }) => sum + value, 0);
  if (amount < 0) return null;
  const { outcome, over } = outcomeOf(amount, armorTypeMet(weapon, armor, dials));
  const stuns = suffers === "defender" && (input.bought[STUNNING] ?? 0) > 0 && over > 0;
  return { suffers, amount, parts, outcome, ...(stuns && { besides: "clipped" }) };
}

const offer = (id: string, value: number, applies: boolean): OfferedModifier => ({ id, value, applies });

/** Whether the clip of the last hit still hinders. Taking turns, it only hinders an attack. Source: F8. */
function isClipped({ side, exchange, afterHit, lastHit }: ModifiersInput, clips: number, dials: DialValues): boolean {
  const counts = paceOf(exchange, dials) === "turn" ? side === "attack" : paceOf(exchange, dials) === "exchange";
  const byLast = lastHit?.some(({ track, box }) => track === WOUNDS && box.startsWith("clipped-")) ?? true;
  return counts && afterHit && byLast && clips > 0;
}

/**
 * A clip hinders the next roll only, a hurt once however many, an injury each. In a fight of one roll a clip is a mere
 * inconvenience, and the GM says where a hurt counts. Source: F8.
 */
function penalties(input: ModifiersInput, dials: DialValues): readonly OfferedModifier[] {
  const checked = checkedOn(input.actor, WOUNDS);
  const rows = fate2Tracks(input.actor, dials).flatMap((layout) => layout.rows);
  const count = (id: string): number =>
    rows
      .filter((row) => row.id === id)
      .flatMap(boxIds)
      .filter((box) => checked.has(box)).length;
  const injuries = count("injured");
  return [
    ...(isClipped(input, count("clipped"), dials) ? [offer("clipped", -1, true)] : []),
    ...(count("hurt") > 0 ? [offer("hurt", -1, paceOf(input.exchange, dials) !== "scene")] : []),
    ...(injuries > 0 ? [offer("injured", -injuries, true)] : []),
  ];
}

interface Sides {
  readonly staked: boolean;
  readonly self: Fighter;
  readonly other: Fighter;
  /** Uses the weapon: neither dodges nor is taken unawares. */
  readonly fights: boolean;
}

function sidesOf({ attacker, defender, staked: words }: Exchange, side: "attack" | "defense"): Sides {
  const staked = words === true;
  if (side === "attack") return { self: attacker, other: defender, fights: true, staked };
  const { defense } = defender;
  return { self: defender, other: attacker, fights: defense !== MOBILITY && defense !== UNAWARE, staked };
}

/**
 * Superior arms give an advantage; where a fight turns it around, the other side has it. Armor protects from wounds, not from
 * maneuvers. Source: F8, dramatic arms.
 */
function superiorArms({ self, other, fights, staked }: Sides, dials: DialValues): readonly OfferedModifier[] {
  const weapons = fights && readChoice(WEAPONS, dials) === "dramatic";
  const armor = !staked && readChoice(ARMOR, dials) === "dramatic";
  return [
    ...(weapons ? [offer("superior-weapon", 1, self.weapon.weapon > other.weapon.weapon)] : []),
    ...(armor ? [offer("superior-armor", 1, self.armor.armor > other.armor.armor)] : []),
  ];
}

/** What arms do to the fighter who uses them. Source: F8, simple and advanced arms. */
function ownArms({ self: { weapon }, fights }: Sides, dials: DialValues): readonly OfferedModifier[] {
  const piercing = timesOf(weapon, "armor-piercing", dials);
  const flexible = timesOf(weapon, "flexible", dials) > 0;
  const offered = [
    ...(piercing > 0 ? [offer("armor-piercing", -piercing, true)] : []),
    ...(flexible ? [offer("flexible", -1, true), offer("flexible-maneuver", 1, false)] : []),
    ...(timesOf(weapon, "locking", dials) > 0 ? [offer("locking-maneuver", -1, false)] : []),
  ];
  return fights ? offered : [];
}

/** Armor is in the way wherever one needs to move freely: of a dodge and of a chase, and elsewhere as the group says. Source: F8, simple arms. */
function hindering(armor: Arms, applies: boolean, dials: DialValues): readonly OfferedModifier[] {
  const hinders = readChoice(ARMOR, dials) === "simple" && armor.armor > 0;
  return hinders ? [offer("armor-mobility", -armor.armor, applies)] : [];
}

/** F8-R23: of several weapons of close combat the heaviest is the hardest to hide. Source: F8, simple arms. */
function concealing(weapons: readonly Arms[], dials: DialValues): readonly OfferedModifier[] {
  const near = weapons.flatMap(({ range, weapon }) => (range === null || range === 0 ? [weapon] : []));
  const heaviest = Math.max(0, ...near);
  return readChoice(WEAPONS, dials) === "simple" && heaviest > 0 ? [offer("weapon-concealed", -heaviest, false)] : [];
}

/** What one carries, in a roll that is neither attack nor defense. Source: F8, simple arms. */
function burdens({ carried }: ModifiersInput, dials: DialValues): readonly OfferedModifier[] {
  return carried ? [...hindering(carried.armor, false, dials), ...concealing(carried.weapons, dials)] : [];
}

/** Armor in an exchange: a debate needs no mobility, and one who stands and fights not all of it. Source: F8, simple arms. */
function hinderedIn({ scope }: Exchange, { self: { armor, defense } }: Sides, dials: DialValues): readonly OfferedModifier[] {
  const applies = defense === MOBILITY || scope === CHASE;
  return applies || scope === CONTEST ? hindering(armor, applies, dials) : [];
}

/** What the situation may bring. Source: F8, other combat modifiers. */
const situation = (isFight: boolean): readonly OfferedModifier[] =>
  ["position", "numbers", ...(isFight ? ["flanking", "surrounding"] : [])].map((id) => offer(id, 1, false));

function fate2Modifiers(input: ModifiersInput, dials: DialValues): readonly OfferedModifier[] {
  const { side, exchange } = input;
  const hindered = penalties(input, dials);
  if (!exchange || side === "other") return [...hindered, ...burdens(input, dials)];
  const isFight = exchange.scope === FIGHT;
  const sides = sidesOf(exchange, side);
  const arms = [...superiorArms(sides, dials), ...ownArms(sides, dials)];
  const larger = scaleModifier({ side, exchange }, SCALE, dials);
  const mobile = hinderedIn(exchange, sides, dials);
  return [...hindered, ...arms.filter(({ applies }) => isFight || applies), ...mobile, ...larger, ...situation(isFight)];
}

/** Rows in which this outcome may be marked: its own, and if that is full the next ones. Source: F8; a dial. */
function rowsFor({ rows }: TrackLayout, outcome: string, dials: DialValues): TrackLayout["rows"] {
  const own = rows.findIndex(({ id }) => id === outcome);
  if (own === -1) return [];
  return readSwitch(OVERFLOW, dials) ? rows.slice(own) : rows.slice(own, own + 1);
}

/** One box for each outcome but a scratch, as far as there are any. Source: F8. */
function boxesFor(
  layout: TrackLayout,
  checked: ReadonlySet<string>,
  outcomes: readonly string[],
  dials: DialValues,
): readonly TrackBox[] {
  return outcomes.reduce<readonly TrackBox[]>((marked, outcome) => {
    const taken = new Set([...checked, ...marked.map(({ box }) => box)]);
    return [...marked, ...clearBoxes({ id: layout.id, rows: rowsFor(layout, outcome, dials) }, taken, 1)];
  }, []);
}

/** F10-R3: of minions who count as one, the last of them. Source: F8. */
const isTakenOut: HarmRules["isTakenOut"] = ({ rows }, checked) => {
  const last = rows.find(({ id }) => id === TAKEN_OUT);
  return last !== undefined && last.boxes > 0 && boxIds(last).every((box) => checked.includes(box));
};

function take(harmed: Harmed, hit: Hit, { consequences, armor }: HarmWay, dials: DialValues): Result<Harm, HarmRefusal> {
  const layout = harmed.layouts.find(({ id }) => id === harmed.track);
  if (!layout) return refuse("no-track", { track: harmed.track });
  if (armor || consequences.length > 0) return refuse("way-unknown");
  const { outcome = outcomeOf(hit.amount).outcome, besides = "scratched" } = hit;
  const outcomes = [outcome, besides].filter((one) => one !== "scratched");
  const checked = checkedOn(harmed.actor, layout.id);
  const boxes = boxesFor(layout, checked, outcomes, dials);
  const all = [...checked, ...boxes.map(({ box }) => box)];
  return ok({
    boxes,
    consequences: [],
    damaged: false,
    takenOut: outcomes.length > 0 && isTakenOut(layout, all, dials),
    left: outcomes.length > 0 && boxes.length === 0 ? hit.amount : 0,
  });
}

/** Blows in FATE 2.0. Source: F8. */
export const FATE2_HARM: HarmParts = {
  scopes: fate2Scopes,
  // F8-R30
  mayAttack: withinRange("fight"),
  defenses: fate2Defenses,
  modifiers: fate2Modifiers,
  hit: fate2Hit,
  stakeWorks: fate2StakeWorks,
  stakeTakes: STAKE_TAKES,
  // F8-R21: taking turns, each roll is a single attack or defense.
  sharesDefense: (exchange, dials) => paceOf(exchange, dials) !== "turn",
  ways: () => [PLAIN_WAY],
  take,
  isTakenOut,
  recoveries: fate2Recoveries,
  outcomes: HIT_OUTCOMES,
  armorTypes: ARMOR_TYPES,
  qualities: QUALITIES,
  concession: null,
};

/**
 * A wound moves from one actor to another: into a clear box of the same row, or if that is full, of the next row up, like any
 * wound. Source: F4 (take a wound), F8 (full rows).
 */
export const takeWound: TakeWound = (from, to, { track, box }) => {
  const rows = from.layouts.find(({ id }) => id === track)?.rows ?? [];
  const hurt = rows.find((row) => boxIds(row).includes(box));
  if (!hurt || !checkedOn(from.actor, track).has(box)) return refuse("box-clear", { track, box });
  const own = to.layouts.find(({ id }) => id === track)?.rows ?? [];
  const at = own.findIndex(({ id }) => id === hurt.id);
  const open = at < 0 ? [] : own.slice(at);
  const [landed] = clearBoxes({ id: track, rows: open }, checkedOn(to.actor, track), 1);
  if (!landed) return refuse("no-room", { track, box });
  return ok({
    to: landed,
    events: [
      { type: "track-box-cleared", actor: from.actor.uuid, track, box },
      { type: "track-box-checked", actor: to.actor.uuid, ...landed },
    ],
  });
};
