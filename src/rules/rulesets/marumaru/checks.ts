import type { CheckOutcome, CheckPart, CheckRequest, CheckResult, HitsOutcome, HitsRequest } from "../../roll/check.ts";
import { type DifficultyTable, tableLine } from "../../roll/difficulty-table.ts";
import type { LeftoverRules, LeftoverUse } from "../../roll/leftovers.ts";
import { plainOutcome } from "../../roll/outcome.ts";
import type { OutcomeNote } from "../../roll/outcome-note.ts";
import { dicePart, joinedParts, modifierParts, sumOf, traitPart } from "../../roll/sum-check.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readList } from "../../dials/list-dial.ts";
import { readChoice, readNumber, readNumbers } from "../../dials/read-dial.ts";
import type { DiceMethod, HitsPlan } from "../../dice/dice-method.ts";
import { parseFaces } from "../../dice/read-faces.ts";
import { lookUp } from "../../look-up.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import type { Effect, Feature } from "../../stunts/effect.ts";
import { parseEffect } from "../../stunts/read-effect.ts";
import { EMPTY_POOL, RESONANCE, SPECIALTY, TRACKS, TRICK_COSTS, TRICK_GROUPS, TRICK_LIST } from "./dials.data.ts";

/** Normal: modifiers cannot make an action easier. Source: M2. */
export const EASIEST = 1;
/** Id of avoiding the complication, among the uses of leftover hits. */
const AVOID = "avoid-complication";
/** Equipment enhances a pool with any hit by up to three; the best counts. Source: M2. */
export const LARGEST_ENHANCEMENT = 3;

export const TEN_HITS: DiceMethod = { id: "ten-hits", die: "ten", reading: "hits", difficulties: null };

export interface TenPool {
  /** Sum of ranks and modifiers; may be 0 or less. */
  readonly dice: number;
  readonly doubleNines: boolean;
  /** What an empty pool throws: one die of which only a 10 hits, or nothing. */
  readonly empty: "chance" | "nothing";
}

/**
 * M2-R2: the source does not say what a pool of 0 or less throws; here, one die on which only a 10 hits, and counts as usual.
 * Source: M2.
 */
export function tenPoolPlan({ dice, doubleNines, empty }: TenPool): HitsPlan {
  const chance = dice <= 0 && empty === "chance";
  return {
    reading: "hits",
    method: TEN_HITS.id,
    die: TEN_HITS.die,
    count: chance ? 1 : Math.max(0, dice),
    fixed: [],
    doubleNines: doubleNines && !chance,
    chance,
  };
}

/**
 * Attribute and skill, or two attributes, and the modifiers of the pool; a specialty among them gives double nines. Source: M1,
 * M2.
 */
export function planMarumaru(request: CheckRequest, dials: DialValues): HitsPlan {
  const specialty = request.traits.some((trait) => trait.specialty);
  return tenPoolPlan({
    dice: sumOf(poolParts(request), "dice"),
    doubleNines: specialty && readChoice(SPECIALTY, dials) === "double-nines",
    empty: readChoice(EMPTY_POOL, dials),
  });
}

function poolParts(request: CheckRequest): readonly CheckPart[] {
  const traits = request.traits.map((trait): CheckPart => {
    const part = traitPart(trait, "dice");
    return trait.joins === null ? part : { ...part, source: "combination", joins: trait.joins };
  });
  return [...traits, ...modifierParts(request, "dice")];
}

/** With at least one hit, the enhancement is added. Source: M2. */
export function resolveMarumaru(request: CheckRequest, faces: readonly number[], dials: DialValues): CheckResult {
  if (request.reading !== "hits") throw new Error("Marumaru counts hits.");
  const plan = planMarumaru(request, dials);
  const reading = parseFaces(plan, faces);
  const bonus = reading.total > 0 ? Math.min(LARGEST_ENHANCEMENT, Math.max(0, request.enhancement)) : 0;
  const enhancement: readonly CheckPart[] =
    bonus > 0 ? [{ source: "enhancement", label: "", value: bonus, unit: "hits", joins: null }] : [];
  const parts = [...poolParts(request), dicePart(reading.total, "hits"), ...enhancement, ...joinedParts(request, "hits")];
  const total = sumOf(parts, "hits");
  return {
    plan,
    reading,
    parts,
    total,
    outcome: request.difficulty === null ? null : hitsOutcome(total, request, request.difficulty),
  };
}

/** Hits go to the difficulty first; the rest may avoid the complication, or buy tricks. Source: M2. */
function hitsOutcome(total: number, request: HitsRequest, difficulty: number): HitsOutcome {
  const complication = Math.max(0, request.complication);
  return { reading: "hits", ...plainOutcome(total, difficulty, request, EASIEST), complication };
}

/** What a success leaves once its complication is avoided, below 0 if it cannot be; null where there is none to avoid. Source: M2. */
function leftIfAvoided(outcome: CheckOutcome): number | null {
  const { success, margin } = outcome;
  return success && outcome.reading === "hits" && outcome.complication > 0 ? margin - outcome.complication : null;
}

/** What is left, and what becomes of the complication. Source: M2. */
export function marumaruOutcomeNotes(outcome: CheckOutcome): readonly OutcomeNote[] {
  const { success, margin } = outcome;
  if (!success) return [];
  const hits = { id: "left", count: margin, tone: margin > 0 ? "good" : "plain" } as const;
  const rest = leftIfAvoided(outcome);
  if (rest === null) return [hits];
  return [hits, rest < 0 ? { id: "bites", tone: "bad" } : { id: "avoidable", count: rest, tone: "plain" }];
}

/** Hits go to the difficulty first; the rest avoid the complication, or buy tricks. Source: M2. */
export const MARUMARU_LEFTOVERS: LeftoverRules = {
  inAttacks: true,
  left: ({ success, margin }) => (success ? margin : null),
  uses: (outcome, dials) => {
    const rest = leftIfAvoided(outcome);
    const avoiding = { id: AVOID, cost: outcome.margin - (rest ?? 0), repeatable: false, attack: false };
    return rest !== null && rest >= 0 ? [avoiding, ...tricks(dials)] : tricks(dials);
  },
};

function tricks(dials: DialValues): readonly LeftoverUse[] {
  const costs = new Map(Object.entries(readNumbers(TRICK_COSTS, dials)));
  return readList(TRICK_LIST, dials).map(({ id, group, name }) => ({
    id,
    ...(name === "" ? {} : { name }),
    cost: costs.get(id) ?? 1,
    ...(lookUp(TRICK_GROUPS, group) ?? { attack: false, repeatable: false }),
  }));
}

/** Potency, scale and duration of a cast; a rote spell is easier. Source: M5. */
const CAST: DifficultyTable = {
  id: "cast",
  spends: "resonance",
  lines: [
    tableLine("potency", { charm: 1, minor: 2, major: 4, grand: 8 }),
    tableLine("scale", { single: 1, cluster: 2, "small-crowd": 3, "large-crowd": 4, mass: 5 }),
    tableLine("duration", { instant: 1, lingering: 2, sustained: 3, week: 4, year: 5, permanent: 6 }),
    tableLine("rote", { no: 0, yes: -2 }),
  ],
};

export const MARUMARU_TABLES: readonly DifficultyTable[] = [CAST];

/** M5-R20: who casts is a person; anything else has only boxes of its own. */
export function castsAlone({ type }: ActorSnapshot, dials: DialValues): number {
  const casts = (type === "character" || type === "npc") && !TRACKS.isLeftOut("resonance", dials);
  return casts ? readNumber(RESONANCE, dials) : 0;
}

/** The most resonance of one cast. Source: M5. */
const MOST_RESONANCE = 5;

const spending = (boxes: number): Effect =>
  parseEffect(`resonance-${boxes}`, { kind: "ease", amount: boxes, costs: { boxes, track: "resonance" } });

/** Each point of resonance makes a cast easier by one and its fallout worse by one. M5-R20, M5-R21. Source: M5. */
export function resonance(actor: ActorSnapshot, dials: DialValues): readonly Feature[] {
  const most = castsAlone(actor, dials) > 0 ? Math.min(MOST_RESONANCE, readNumber(RESONANCE, dials)) : 0;
  const effects = Array.from({ length: most }, (_, spent) => spending(spent + 1));
  const feature = { id: "resonance", name: "", aspect: "", uses: { most: 0, spent: 0, at: "" }, onePerRoll: true } as const;
  return effects.length === 0 ? [] : [{ ...feature, effects }];
}
