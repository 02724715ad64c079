import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber, readChoice, readNumbers } from "../../dials/read-dial.ts";
import { bonusOf, inItsWords, row, withRows } from "../../harm/tracks.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import type { Trait } from "../../traits/trait.ts";
import { DEFENSE, GRADE_PENALTIES, NEAR_DEATH_COST, SCALE } from "./dials.data.ts";
import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import {
  type ConflictScope,
  type Defense,
  type DefenseInput,
  type Harm,
  type HarmRefusal,
  type HarmWay,
  type Hit,
  type HitInput,
  type ModifiersInput,
  type NewConsequence,
  type OfferedModifier,
  PLAIN_WAY,
  type Recovery,
  type Harmed,
} from "../../harm/harm-rules.ts";
import { scaleModifier } from "../../harm/scale.ts";
import { FIGHT_STAKES } from "../../harm/stakes.ts";
import { withinRange } from "../../harm/within-range.ts";
import { ok, refuse, type Result } from "../../result.ts";
import { unwrittenId } from "../../traits/listed-traits.ts";
import { castsAlone, LARGEST_ENHANCEMENT } from "./checks.ts";
import { MAIMED, POOL } from "./marumaru.data.ts";
import type { HarmParts } from "../../ruleset-parts.ts";

const INJURIES = "injuries";
const ARMOR = "armor";

/**
 * One box for each injury, in rows by the grade it brings. M4-R3: near death is one box, the eighth. Armor has as many boxes as
 * points of it are worn; boxes of the actor's own come to that. M4-R31. Source: M4, M5.
 */
export function marumaruTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const layouts = [
    {
      id: INJURIES,
      rows: [
        row("grazed", 1 + bonusOf(actor, INJURIES)),
        row("bloodied", 2),
        row("wounded", 2),
        row("maimed", 2),
        row("near-death", 1),
      ],
    },
    { id: ARMOR, rows: [row(ARMOR, Math.max(0, actor.armorPoints + bonusOf(actor, ARMOR)))] },
    { id: "resonance", rows: [row("resonance", Math.max(0, castsAlone(actor, dials) + bonusOf(actor, "resonance")))] },
  ];
  return layouts.map((layout) => inItsWords("marumaru", actor, withRows(actor, layout)));
}

/** The one kind of conflict of the source, and what each kind of attack rolls. Source: M4. */
const MARUMARU_SCOPES: readonly ConflictScope[] = [
  {
    id: "fight",
    tracks: [INJURIES],
    attacks: ["brawl", "aim"],
    stakes: FIGHT_STAKES,
    pairs: [
      { id: "melee", traits: ["brawl", "might"], reach: "near" },
      { id: "shooting", traits: ["aim", "dexterity"], reach: "far" },
      { id: "thrown", traits: ["aim", "might"], reach: "far" },
    ],
  },
];

/** An attribute starts at one. Source: M1. */
const UNBOUGHT = 1;

type Ranked = Pick<Trait, "id" | "rank">;

const ranked = ({ traits }: ActorSnapshot, key: string): Ranked =>
  traits.find((trait) => trait.key === key) ?? { id: unwrittenId(key), rank: UNBOUGHT };

const highestFirst = (traits: readonly Ranked[]): readonly string[] =>
  traits
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0))
    .map(({ id }) => id);

/** An NPC or a thing has the ratings that are written on it; characters, organizations and ladders have those of the game. */
function isRated({ type, tier, traits }: ActorSnapshot): boolean {
  return type === "character" || type === "organization" || tier === POOL || traits.some(({ rank }) => rank !== null);
}

/** Nothing resists: the difficulty is Normal. M4-R34. Source: M2. */
const NORMAL = 1;
const UNRESISTED = [{ id: "normal", traits: [], joins: "", rank: NORMAL, unrolled: true, modifier: 0 }] as const;

/** The higher of Stamina and Dexterity, or for an NPC with a ladder its best number. M4-R1, M4-R4. Source: M1, M4. */
function marumaruDefenses({ defender }: DefenseInput, dials: DialValues): readonly Defense[] {
  if (!isRated(defender)) return UNRESISTED;
  const usual = { id: "usual", rank: null, modifier: 0 };
  if (defender.tier === POOL)
    return [{ ...usual, traits: highestFirst(defender.traits.filter(({ group }) => group === POOL)), joins: "" }];
  const traits = highestFirst([ranked(defender, "stamina"), ranked(defender, "dexterity")]);
  const athletics = defender.traits.find(({ key, rank }) => key === "athletics" && rank !== null);
  return [{ ...usual, traits, joins: readChoice(DEFENSE, dials) === "athletics" ? (athletics?.id ?? "") : "" }];
}

/** The trick that buys an injury. M2-R1. */
const INJURE = "injure";
/** Armor applies to all damage unless otherwise stated, as a weapon of this quality does. Source: M4. */
const IGNORES_ARMOR = "ignores-armor";
const NEAR_DEATH = "near-death";
/** The worst grade with a checked box; null for someone unhurt. Source: M4. */
function gradeOf(actor: ActorSnapshot, dials: DialValues): string | null {
  const checked = checkedOn(actor, INJURIES);
  const rows = marumaruTracks(actor, dials).flatMap(({ id, rows: own }) => (id === INJURIES ? own : []));
  return rows.findLast((row) => boxIds(row).some((box) => checked.has(box)))?.id ?? null;
}

/** M4-R2: dice lost by grade. Source: M4. */
function modifiers({ side, actor, exchange }: ModifiersInput, dials: DialValues): readonly OfferedModifier[] {
  const grade = gradeOf(actor, dials);
  const dice = grade === null ? 0 : (readNumbers(GRADE_PENALTIES, dials)[grade] ?? 0);
  const hindered = grade !== null && dice > 0 ? [{ id: grade, value: -dice, applies: true }] : [];
  return [...hindered, ...(exchange ? scaleModifier({ side, exchange }, SCALE, dials) : [])];
}

/** An attack that overcame the defense does as many injuries as were bought with it. M2-R1. Source: M2, M4. */
function hit({ margin, outcome, bought, attacker }: HitInput): Hit | null {
  const injuries = bought[INJURE] ?? 0;
  if (!(outcome?.success ?? margin >= 0) || injuries <= 0) return null;
  const parts = [{ source: "bought", label: "", value: injuries }] as const;
  const ignoresArmor = (attacker.weapon.qualities[IGNORES_ARMOR] ?? 0) > 0;
  return { suffers: "defender", amount: injuries, parts, ...(ignoresArmor && { ignoresArmor }) };
}

/** Boxes of one of the one who is hit's tracks that a number of injuries checks. */
function boxesOn({ actor, layouts }: Harmed, track: string, count: number): Harm["boxes"] {
  const layout = layouts.find(({ id }) => id === track);
  return layout ? clearBoxes(layout, checkedOn(actor, track), count) : [];
}

const isMaimed = (box: string): boolean => box.startsWith(`${MAIMED}-`) || box.startsWith(`${NEAR_DEATH}-`);

/** Reaching the grade, even past it in one go, brings a detrimental aspect. M4-R5. Source: M4. */
function maims({ actor }: Harmed, boxes: Harm["boxes"]): readonly NewConsequence[] {
  const reached = boxes.some(({ box }) => isMaimed(box)) && ![...checkedOn(actor, INJURIES)].some(isMaimed);
  return reached ? [{ severity: MAIMED, track: INJURIES, persistent: false, free: null }] : [];
}

/** Armor absorbs an injury a point before any reaches the character, unless the attack says otherwise. Source: M4. */
function take(harmed: Harmed, { amount, ignoresArmor }: Hit, way: HarmWay): Result<Harm, HarmRefusal> {
  if (harmed.track !== INJURIES || !harmed.layouts.some(({ id }) => id === INJURIES))
    return refuse("no-track", { track: harmed.track });
  if (way.armor || way.consequences.length > 0) return refuse("way-unknown");
  const armor = boxesOn(harmed, ARMOR, ignoresArmor ? 0 : amount);
  const reaching = Math.max(0, amount - armor.length);
  const injuries = boxesOn(harmed, INJURIES, reaching);
  return ok({
    boxes: [...armor, ...injuries],
    consequences: maims(harmed, injuries),
    damaged: false,
    takenOut: false,
    left: reaching - injuries.length,
  });
}

/** M4-R6: nothing heals by itself; injuries, armor and the aspect end when the GM says. Source: M4. */
function recoveries({ actor, layouts, consequences }: Omit<Harmed, "track" | "armor">): readonly Recovery[] {
  const rows = layouts
    .filter(({ id }) => id === INJURIES || id === ARMOR)
    .flatMap(({ id: track, rows: own }) =>
      own.map((row) => ({
        track,
        row: row.id,
        boxes: boxIds(row).filter((box) => checkedOn(actor, track).has(box)),
        aspect: "",
      })),
    )
    .filter(({ boxes }) => boxes.length > 0);
  const aspects = consequences.map(({ uuid, track }) => ({ track, row: "", boxes: [], aspect: uuid }));
  return [...rows, ...aspects].map((wound) => ({ wound, at: null, days: null, treatment: null, after: () => null }));
}

/** Blows in Marumaru. Source: M4. */
export const MARUMARU_HARM: HarmParts = {
  scopes: () => MARUMARU_SCOPES,
  // M4-R32
  mayAttack: withinRange("fight"),
  defenses: marumaruDefenses,
  modifiers,
  hit,
  ways: () => [PLAIN_WAY],
  take,
  // M4-R2: someone near death may still act, for a fate point.
  isTakenOut: () => false,
  recoveries,
  actingCosts: (actor, dials) => (gradeOf(actor, dials) === NEAR_DEATH ? readNumber(NEAR_DEATH_COST, dials) : 0),
  qualities: [IGNORES_ARMOR],
  // M4-R7: a weapon's rating is an enhancement; of several the best counts. Source: M2.
  enhancement: ({ weapon }) => Math.min(LARGEST_ENHANCEMENT, Math.max(0, weapon.weapon)),
  concession: null,
};
