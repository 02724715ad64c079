import type { DialValues } from "../../dials/dial-values.ts";
import {
  type ChoiceDial,
  type Dial,
  type FormulaDial,
  readChoice,
  askFormula,
  readFormula,
  readNumber,
  readSwitch,
} from "../../dials/read-dial.ts";
import type { OwnTrack } from "../../dials/track-dials.ts";
import { lookUp } from "../../look-up.ts";
import type { TrackLayout, TrackRow } from "../../ruleset.ts";
import { rankOf } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import {
  STRESS_MODELS,
  type StressModel,
  TRACKS,
  ARMOR_STRESS,
  MENTAL_BOXES,
  MENTAL_STRESS,
  PHYSICAL_BOXES,
  PHYSICAL_STRESS,
  SOCIAL_BOXES,
  SOCIAL_STRESS,
  THRESHOLD,
} from "./dials.data.ts";
import { boxIds, checkedOn } from "../../harm/fill-boxes.ts";
import type { HarmRules, Recovery, Harmed, Wound } from "../../harm/harm-rules.ts";
import { bonusOf, row, withRows } from "../../harm/tracks.ts";
import { SPIN } from "./checks.ts";
import { highestAffinity, traitFor } from "./creation.ts";

/** A track a campaign has added, and how stress is counted on it. Source: S5, S11. */
interface OwnStressTrack extends OwnTrack {
  readonly model: ChoiceDial<StressModel>;
}

function ownTracks(dials: DialValues): readonly OwnStressTrack[] {
  return TRACKS.own(dials).map((track) => ({
    ...track,
    model: {
      id: `strands-stress-${track.id}`,
      group: "harm",
      kind: "choice",
      label: "own-track-stress",
      about: track.name,
      initial: "rows",
      choices: STRESS_MODELS,
    },
  }));
}

/** How each of them is counted, and its boxes. */
export function ownTrackDials(dials: DialValues): readonly Dial[] {
  return ownTracks(dials).flatMap(({ boxes, model }) => [model, boxes]);
}

/** Whether breaks clear a track's stress. Those of vehicles and armor are no part of the list, and renew. Source: S5. */
export const isRenewable = TRACKS.renews;

interface TrackFormula {
  readonly id: string;
  /** The campaign's name for it, "" for the game's. */
  readonly name?: string;
  /** How many boxes it has: a sum of traits and size. */
  readonly boxes: FormulaDial;
  readonly model: ChoiceDial<StressModel>;
}

/** People have physical, mental and social stress. Source: S2. */
const PEOPLE: readonly TrackFormula[] = [
  { id: "physical", boxes: PHYSICAL_BOXES, model: PHYSICAL_STRESS },
  { id: "mental", boxes: MENTAL_BOXES, model: MENTAL_STRESS },
  { id: "social", boxes: SOCIAL_BOXES, model: SOCIAL_STRESS },
];

/** The tracks of vehicles, organizations and units are as in the source. */
const fixed = (id: string, trait: string, model: ChoiceDial<StressModel>): TrackFormula => ({
  id,
  boxes: { id: "", group: "", kind: "formula", initial: `${trait} + size`, names: ["size"] },
  model,
});

/** Size is influence for organizations. Source: S8, S9, S10. */
const BY_TYPE: Readonly<Record<string, readonly TrackFormula[]>> = {
  vehicle: [
    fixed("structural", "structure", PHYSICAL_STRESS),
    fixed("system", "systems", PHYSICAL_STRESS),
    fixed("crew", "crew", PHYSICAL_STRESS),
  ],
  organization: [
    fixed("physical", "security", PHYSICAL_STRESS),
    fixed("mental", "morale", MENTAL_STRESS),
    fixed("social", "relations", SOCIAL_STRESS),
  ],
  unit: [
    fixed("physical", "physical", PHYSICAL_STRESS),
    fixed("mental", "mental", MENTAL_STRESS),
    fixed("social", "social", SOCIAL_STRESS),
  ],
};

/** The consequences, mildest first. Each has a set of boxes, Defeated too. Source: S5. */
export const STRANDS_SEVERITIES = ["minor", "major", "severe", "extreme", "defeated"] as const;
export const DEFEATED = "defeated";
/** Rows, and consequences, by NPC tier; everyone else has all. Source: S5, NPC rows. */
const ROWS_OF_TIER: ReadonlyMap<string, readonly string[]> = new Map([
  ["trivial", ["severe", "defeated"]],
  ["vital", ["major", "severe", "defeated"]],
]);

/** The consequences someone of this tier can have, mildest first. Source: S5, NPC rows. */
export function severitiesOf(tier = ""): readonly string[] {
  return ROWS_OF_TIER.get(tier) ?? STRANDS_SEVERITIES;
}

/** How stress is counted on a track. Source: S5. */
export function modelOf(track: string, dials: DialValues): StressModel {
  const formula = [...PEOPLE, ...Object.values(BY_TYPE).flat(), ...ownTracks(dials)].find(({ id }) => id === track);
  return formula ? readChoice(formula.model, dials) : "single-set";
}

/** The boxes of the armor an actor wears. Source: S5, armor stress. */
export const ARMOR_TRACK = "armor";

/**
 * S2-R3: with skills, a formula's abilities are read as skills. S5-R3: a track is left out if none of its abilities applies to the
 * actor ("N"); a single one that does not apply counts as 0.
 * Source: S2, S5, S8, S9, S10.
 */
export function strandsTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  return [...stressTracks(actor, dials), ...armorTrack(actor, dials)];
}

function armorTrack(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const worn = actor.armorBoxes;
  if (worn <= 0 || !readSwitch(ARMOR_STRESS, dials)) return [];
  return [{ id: ARMOR_TRACK, rows: [row("stress", worn + bonusOf(actor, ARMOR_TRACK))] }];
}

/** Tracks the campaign has left out are nobody's; those it has added are people's. */
function formulasFor(type: string, dials: DialValues): readonly TrackFormula[] {
  const others = lookUp(BY_TYPE, type);
  const known = (others ?? PEOPLE)
    .filter(({ id }) => !TRACKS.isLeftOut(id, dials))
    .map((one) => ({ ...one, name: TRACKS.nameOf(one.id, dials) }));
  return others ? known : [...known, ...ownTracks(dials)];
}

function stressTracks(actor: ActorSnapshot, dials: DialValues): readonly TrackLayout[] {
  const { size, traits } = actor;
  const others = { size, affinity: highestAffinity(traits) };
  return formulasFor(actor.type, dials).flatMap((formula) => {
    const sum = askFormula(readFormula(formula.boxes, dials), (key) => rankOf(actor, traitFor(key, dials), 0), others);
    if (sum === null) return [];
    const boxes = sum + bonusOf(actor, formula.id);
    const layout = trackOf(formula, Math.max(0, boxes), actor.tier, dials);
    const whole = withRows(actor, layout);
    return [formula.name ? { ...whole, name: formula.name } : whole];
  });
}

function trackOf({ id, model }: TrackFormula, boxes: number, tier: string, dials: DialValues): TrackLayout {
  const steps = severitiesOf(tier);
  const stepped = (each: number): readonly TrackRow[] => steps.map((step) => row(step, each));
  switch (readChoice(model, dials)) {
    case "rows":
      return { id, rows: stepped(boxes) };
    case "threshold":
      return { id, rows: stepped(1), threshold: Math.max(1, boxes + readNumber(THRESHOLD, dials)) };
    case "single-set":
    case "upgrading-set":
      return { id, rows: [row("stress", boxes)] };
  }
}

/** S5-R9: how long a consequence takes to heal by itself, and how hard it is to treat. Source: S5. */
const HEALING: Readonly<Record<string, { readonly days: number; readonly difficulty: number }>> = {
  major: { days: 7, difficulty: 2 },
  severe: { days: 30, difficulty: 4 },
  extreme: { days: 120, difficulty: 6 },
};
/** S5-R9: abilities that treat it, by track. Knowledge where nothing else is said. Source: S5. */
const TREATED_WITH: Readonly<Record<string, string>> = {
  mental: "empathy",
  social: "persuasion",
  structural: "craft",
  system: "craft",
};

/** S5-R9: a success halves the time, one with spin quarters it. Source: S5. */
function daysAfter(days: number, margin: number): number {
  return margin < 0 ? days : Math.ceil(days / (margin >= SPIN ? 4 : 2));
}

/** Wounds of a track: each of its consequences with its row, and the rows that have stress alone. */
function woundsOf({ actor, consequences }: Pick<Harmed, "actor" | "consequences">, layout: TrackLayout) {
  const checked = checkedOn(actor, layout.id);
  const boxesOf = (row: TrackRow): readonly string[] => boxIds(row).filter((box) => checked.has(box));
  const held = consequences.filter(({ track }) => track === layout.id);
  const hurt = held.map(({ uuid, severity }, index) => {
    const isFirst = held.findIndex((one) => one.severity === severity) === index;
    const row = isFirst ? layout.rows.find(({ id }) => id === severity) : undefined;
    const wound: Wound = { track: layout.id, row: row?.id ?? "", boxes: row ? boxesOf(row) : [], aspect: uuid };
    return { wound, severity };
  });
  const here = consequences.filter(({ track }) => track === layout.id || track === "");
  const alone = layout.rows.filter(({ id }) => !here.some(({ severity }) => severity === id));
  const stress = alone.flatMap((row) => {
    const boxes = boxesOf(row);
    return boxes.length === 0 ? [] : [{ track: layout.id, row: row.id, boxes, aspect: "" }];
  });
  return { hurt, stress };
}

function ofItself(wound: Wound, at: "scene" | "rest"): Recovery {
  return { wound, at, days: null, treatment: null, after: () => null };
}

/** It stays until the story ends it. */
function staying(wound: Wound): Recovery {
  return { wound, at: null, days: null, treatment: null, after: () => null };
}

function healing(wound: Wound, severity: string, dials: DialValues): Recovery {
  if (!isRenewable(wound.track, dials)) return staying(wound);
  if (severity === "minor") return ofItself(wound, "rest");
  const slow = lookUp(HEALING, severity);
  if (!slow) return staying(wound);
  const { days, difficulty } = slow;
  const trait = traitFor(lookUp(TREATED_WITH, wound.track) ?? "knowledge", dials);
  return {
    wound,
    at: null,
    days,
    treatment: { traits: [trait], difficulty },
    after: (margin) => daysAfter(days, margin),
  };
}

/**
 * Rows without a consequence clear with the scene, Minor and its row after a few minutes' rest, the others by healing. S5-R9:
 * Defeated is over when the story says so. Source: S5.
 */
export const strandsRecoveries: HarmRules["recoveries"] = ({ actor, layouts, consequences }, dials) => {
  const ofNoTrack = consequences.filter(({ track }) => !layouts.some(({ id }) => id === track));
  return [
    ...layouts.flatMap((layout) => {
      const { hurt, stress } = woundsOf({ actor, consequences }, layout);
      return [
        ...hurt.map(({ wound, severity }) => healing(wound, severity, dials)),
        ...stress.map((wound) => (isRenewable(layout.id, dials) ? ofItself(wound, "scene") : staying(wound))),
      ];
    }),
    ...ofNoTrack.map(({ uuid, severity, track }) => healing({ track, row: "", boxes: [], aspect: uuid }, severity, dials)),
  ];
};
