import type { DialValues } from "../../dials/dial-values.ts";
import type { Aspect } from "../../aspects/aspect.ts";
import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import {
  type Harm,
  type HarmRefusal,
  type HarmRules,
  type HarmWay,
  type Hit,
  type NewConsequence,
  PLAIN_WAY,
  type Harmed,
} from "../../harm/harm-rules.ts";
import type { TrackBox } from "../../harm/tracks.ts";
import { ok, refuse, type Result } from "../../result.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { Feature } from "../../stunts/effect.ts";
import type { StressModel } from "./dials.data.ts";
import { PERSISTENT, REDUCTIONS } from "./strands.data.ts";
import { ARMOR_TRACK, DEFEATED, modelOf, severitiesOf } from "./tracks.ts";

/** A track as a hit finds it. */
interface Stressed {
  readonly layout: TrackLayout;
  readonly checked: ReadonlySet<string>;
  /** Severities of the consequences it already has. */
  readonly held: readonly string[];
  /** How much less is carried from one row to the next. */
  readonly holdsBack: number;
}

/** What a track does with stress. */
interface Absorbed {
  /** Ids of the boxes it checks. */
  readonly boxes: readonly string[];
  /** Severities of the consequences this forces, mildest first. */
  readonly forced: readonly string[];
  /** Stress it has no room for. */
  readonly left: number;
}

const NOTHING: Absorbed = { boxes: [], forced: [], left: 0 };

type Absorb = (track: Stressed, stress: number) => Absorbed;

function checkedIn({ layout, checked }: Pick<Stressed, "layout" | "checked">, stress: number): Omit<Absorbed, "forced"> {
  const clear = clearBoxes(layout, checked).map(({ box }) => box);
  return { boxes: clear.slice(0, stress), left: Math.max(0, stress - clear.length) };
}

/** Row by row. S5-R14: what goes on to a next row may be less, each time it does. Source: S4 (heroic advantages), S5. */
function filledIn({ layout, checked, holdsBack }: Stressed, stress: number): Omit<Absorbed, "forced"> {
  const open = layout.rows.map((row) => boxIds(row).filter((box) => !checked.has(box))).filter((clear) => clear.length > 0);
  const boxes: string[] = [];
  let left = stress;
  for (const [place, clear] of open.entries()) {
    if (place > 0) left = Math.max(0, left - holdsBack);
    boxes.push(...clear.slice(0, left));
    left = Math.max(0, left - clear.length);
  }
  return { boxes, left };
}

/** The first row that is not full takes it. A row that is now full forces its consequence; the rest goes to the next. Source: S5. */
const fillRows: Absorb = (track, stress) => {
  const { boxes, left } = filledIn(track, stress);
  const after = new Set([...track.checked, ...boxes]);
  const forced = track.layout.rows.filter((row) => {
    const ids = boxIds(row);
    return ids.some((box) => boxes.includes(box)) && ids.every((box) => after.has(box));
  });
  return { boxes, forced: forced.map(({ id }) => id), left };
};

/**
 * Stress of at least the threshold forces the mildest consequence, each full multiple one step more, and one that is already there
 * makes it the next one. S5-R4: the threshold is at least 1, and the steps are those the one who is hit has; past the last it is the
 * last. Source: S5, thresholds.
 */
const compareToThreshold: Absorb = ({ layout: { rows, threshold = 1 }, checked, held }, stress) => {
  const steps = Math.floor(stress / Math.max(1, threshold));
  if (steps === 0) return NOTHING;
  const from = Math.min(steps, rows.length) - 1;
  const open = rows.slice(from).find((row) => !held.includes(row.id) && boxIds(row).every((box) => !checked.has(box)));
  return open ? { boxes: boxIds(open), forced: [open.id], left: 0 } : { ...NOTHING, left: stress };
};

const fillSet: Absorb = (track, stress) => ({ ...checkedIn(track, stress), forced: [] });

/** Only the box of that value, or the next open one. S5-R5: beyond the last box it is the last. Source: S5, upgrading single set. */
const markOne: Absorb = ({ layout: { rows }, checked }, stress) => {
  const ids = rows.flatMap(boxIds);
  const box = ids.slice(Math.min(stress, ids.length) - 1).find((id) => !checked.has(id));
  return box === undefined ? { ...NOTHING, left: stress } : { boxes: [box], forced: [], left: Math.max(0, stress - ids.length) };
};

/** Stress above 0, by model. Source: S5. */
const ABSORB: Readonly<Record<StressModel, Absorb>> = {
  rows: fillRows,
  threshold: compareToThreshold,
  "single-set": fillSet,
  "upgrading-set": markOne,
};

/** Whether the track is at its end: its last row is full, or in a single set that marks one box at a time, its last box. Source: S5. */
export function isAtEnd({ rows }: TrackLayout, checked: ReadonlySet<string>, model: StressModel): boolean {
  const last = rows.at(-1);
  const ids = last ? boxIds(last) : [];
  const counted = model === "upgrading-set" ? ids.slice(-1) : ids;
  return counted.length > 0 && counted.every((box) => checked.has(box));
}

/** A single set forces no consequence but Defeated: its owner may take one to suffer less. Source: S5. */
function isSingleSet(model: StressModel): boolean {
  return model === "single-set" || model === "upgrading-set";
}

/** Stress armor can take the place of. Source: S5, armor stress. */
const ARMORED: readonly string[] = ["physical"];

/** The armor's clear boxes, if it can take this track's stress. */
function armorBoxes({ actor, layouts, track }: Harmed): readonly TrackBox[] {
  const layout = ARMORED.includes(track) ? layouts.find(({ id }) => id === ARMOR_TRACK) : undefined;
  return layout ? clearBoxes(layout, checkedOn(actor, layout.id)) : [];
}

function stressed({ actor, layouts, consequences, track }: Harmed): Stressed | null {
  const layout = layouts.find(({ id }) => id === track);
  const held = consequences.filter((one) => one.track === track).map(({ severity }) => severity);
  const holdsBack = heldBack(actor.features, track);
  return layout ? { layout, checked: checkedOn(actor, track), held, holdsBack } : null;
}

/** One of each kind for each track. S5-R5: of the kinds someone of this tier can have. Source: S5, single set. */
function reducing({ actor: { tier } }: Harmed, { held }: Stressed): readonly string[] {
  return severitiesOf(tier).filter((severity) => REDUCTIONS.has(severity) && !held.includes(severity));
}

/**
 * The armor takes what it has room for, and the rest is suffered (S5-R7). Against a single set, one consequence may make a hit
 * less; it is taken with the hit or not at all. Source: S5.
 */
const waysToTake: HarmRules["ways"] = (harmed, { amount, ignoresArmor = false }, dials) => {
  const track = stressed(harmed);
  if (!track || amount <= 0) return [PLAIN_WAY];
  const room = ignoresArmor ? 0 : armorBoxes(harmed).length;
  const chosen = isSingleSet(modelOf(track.layout.id, dials)) ? reducing(harmed, track) : [];
  const all = (armor: boolean): readonly HarmWay[] => [
    { consequences: [], armor },
    ...(armor && room >= amount ? [] : chosen).map((severity) => ({ consequences: [severity], armor })),
  ];
  return room > 0 ? [...all(false), ...all(true)] : all(false);
};

const sameWay = (one: HarmWay, other: HarmWay): boolean =>
  one.armor === other.armor && one.consequences.join() === other.consequences.join();

/** Armor takes what it has boxes for, and consequences what they are worth; the rest is stress, by the track's model. Source: S5. */
const takeStress: HarmRules["take"] = (harmed, hit, way, dials) => {
  const track = stressed(harmed);
  if (!track) return refuse("no-track", { track: harmed.track });
  if (!waysToTake(harmed, hit, dials).some((one) => sameWay(one, way))) return refuse("way-unknown");
  const room = way.armor ? armorBoxes(harmed) : [];
  const diverted = room.slice(0, hit.amount);
  const reduced = way.consequences.reduce((sum, severity) => sum + (REDUCTIONS.get(severity) ?? 0), 0);
  const stress = Math.max(0, hit.amount - diverted.length - reduced);
  const { absorbed, takenOut } = absorb(track, stress, dials);
  const { id } = track.layout;
  return ok({
    boxes: [...diverted, ...absorbed.boxes.map((box) => ({ track: id, box }))],
    consequences: [
      ...way.consequences.map((severity) => consequence(severity, id)),
      ...absorbed.forced.map((severity) => ({ ...consequence(severity, id), forced: true as const })),
    ],
    damaged: diverted.length > 0 && diverted.length === room.length,
    takenOut,
    left: absorbed.left,
  });
};

/** S5-R6: what finds no box takes its owner out; so does any stress on a track without boxes. Source: S5. */
function absorb(track: Stressed, stress: number, dials: DialValues): { readonly absorbed: Absorbed; readonly takenOut: boolean } {
  if (stress === 0) return { absorbed: NOTHING, takenOut: false };
  const model = modelOf(track.layout.id, dials);
  const absorbed = ABSORB[model](track, stress);
  const wasOut = track.held.includes(DEFEATED) || isAtEnd(track.layout, track.checked, model);
  const takenOut = absorbed.left > 0 || isAtEnd(track.layout, new Set([...track.checked, ...absorbed.boxes]), model);
  const isMissing = takenOut && !wasOut && !absorbed.forced.includes(DEFEATED);
  return { absorbed: isMissing ? { ...absorbed, forced: [...absorbed.forced, DEFEATED] } : absorbed, takenOut };
}

/** The first use is free, an invocation or a compel, and for anyone. Source: S5. */
function consequence(severity: string, track: string): NewConsequence {
  return { severity, track, persistent: PERSISTENT.includes(severity), free: "anyone" };
}

/** The consequence an asset is given up for, and the way of taking the hit that would bring it. */
interface Paid {
  readonly severity: string;
  readonly way: HarmWay;
}

/** An organization may also give up an asset. Source: S5, S9. */
export const waysWithAssets: HarmRules["ways"] = (harmed, hit, dials) => {
  const usual = waysToTake(harmed, hit, dials);
  if (paidBy(harmed, hit, dials) === null) return usual;
  return [...usual, ...assetsOf(harmed).map(({ uuid }) => ({ ...PLAIN_WAY, asset: uuid }))];
};

/** S9-R3: what the asset pays for does not come; the boxes are checked all the same. Source: S9. */
export const takeWithAssets: HarmRules["take"] = (harmed, hit, way, dials) => {
  const { asset = "" } = way;
  if (asset === "") return takeStress(harmed, hit, way, dials);
  const given = assetsOf(harmed).find(({ uuid }) => uuid === asset);
  const paid = paidBy(harmed, hit, dials);
  if (!given || !paid || way.armor || way.consequences.length > 0) return refuse("way-unknown");
  return without(takeStress(harmed, hit, paid.way, dials), paid.severity, given);
};

function assetsOf({ actor: { type }, assets = [] }: Harmed): readonly Aspect[] {
  return type === "organization" ? assets : [];
}

/**
 * S9-R3: the gravest consequence the hit forces, short of Defeated. Against a single set, which forces none, the mildest one that
 * would take up the hit, or else the gravest. Null where there is nothing to pay for. Source: S9.
 */
function paidBy(harmed: Harmed, hit: Hit, dials: DialValues): Paid | null {
  const plain = takeStress(harmed, hit, PLAIN_WAY, dials);
  const forced = plain.ok ? plain.value.consequences.filter(({ severity }) => severity !== DEFEATED).at(-1) : undefined;
  if (forced) return { severity: forced.severity, way: PLAIN_WAY };
  const chosen = waysToTake(harmed, hit, dials).filter(({ armor, consequences }) => !armor && consequences.length > 0);
  const way = chosen.find(({ consequences: [one = ""] }) => (REDUCTIONS.get(one) ?? 0) >= hit.amount) ?? chosen.at(-1);
  const [severity] = way?.consequences ?? [];
  return way && severity !== undefined ? { severity, way } : null;
}

function without(taken: Result<Harm, HarmRefusal>, severity: string, sacrificed: Aspect): Result<Harm, HarmRefusal> {
  if (!taken.ok) return taken;
  const paid = taken.value.consequences.findLastIndex((one) => one.severity === severity);
  return ok({ ...taken.value, consequences: taken.value.consequences.filter((_, place) => place !== paid), sacrificed });
}

/** By how much less stress goes on from one row of a track to the next. Source: S4 (heroic advantages). */
export function heldBack(features: readonly Feature[], track: string): number {
  const own = features.flatMap(({ effects }) => effects);
  return own.reduce((sum, effect) => (effect.kind === "overflow" && effect.track === track ? sum + effect.amount : sum), 0);
}
