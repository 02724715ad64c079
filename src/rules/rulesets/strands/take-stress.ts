import type { DialValues } from "../../dials/dial-values.ts";
import { checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import { type HarmRules, type HarmWay, type NewConsequence, PLAIN_WAY, type Sufferer } from "../../harm/harm-rules.ts";
import type { TrackBox } from "../../harm/tracks.ts";
import { refuse, ok } from "../../result.ts";
import { PERSISTENT, REDUCTIONS } from "./harm.data.ts";
import { ABSORB, type Absorbed, isAtEnd, isSingleSet, NOTHING, type Stressed } from "./stress-models.ts";
import { ARMOUR_TRACK, DEFEATED, modelOf, severitiesOf } from "./tracks.ts";

/** Stress armour can take the place of. Source: S5, armour stress. */
const ARMOURED: readonly string[] = ["physical"];

/** The armour's clear boxes, if it can take this track's stress. */
function armourBoxes({ actor, layouts, track }: Sufferer): readonly TrackBox[] {
  const layout = ARMOURED.includes(track) ? layouts.find(({ id }) => id === ARMOUR_TRACK) : undefined;
  return layout ? clearBoxes(layout, checkedOn(actor, layout.id)) : [];
}

function stressed({ actor, layouts, consequences, track }: Sufferer): Stressed | null {
  const layout = layouts.find(({ id }) => id === track);
  const held = consequences.filter((one) => one.track === track).map(({ severity }) => severity);
  return layout ? { layout, checked: checkedOn(actor, track), held } : null;
}

/** One of each kind for each track. S5-R5: of the kinds someone of this tier can have. Source: S5, single set. */
function reducing({ actor: { tier } }: Sufferer, { held }: Stressed): readonly string[] {
  return severitiesOf(tier).filter((severity) => REDUCTIONS.has(severity) && !held.includes(severity));
}

/**
 * The armour takes what it has room for, and the rest is suffered (S5-R7). Against a single set, one consequence may make a hit
 * less; it is taken with the hit or not at all. Source: S5.
 */
export const waysToTake: HarmRules["ways"] = (sufferer, { amount }, dials) => {
  const track = stressed(sufferer);
  if (!track || amount <= 0) return [PLAIN_WAY];
  const room = armourBoxes(sufferer).length;
  const chosen = isSingleSet(modelOf(track.layout.id, dials)) ? reducing(sufferer, track) : [];
  const all = (armour: boolean): readonly HarmWay[] => [
    { consequences: [], armour },
    ...(armour && room >= amount ? [] : chosen).map((severity) => ({ consequences: [severity], armour })),
  ];
  return room > 0 ? [...all(false), ...all(true)] : all(false);
};

const sameWay = (one: HarmWay, other: HarmWay): boolean =>
  one.armour === other.armour && one.consequences.join() === other.consequences.join();

/** Source: S5. */
export const takeStress: HarmRules["take"] = (sufferer, hit, way, dials) => {
  const track = stressed(sufferer);
  if (!track) return refuse("no-track", { track: sufferer.track });
  if (!waysToTake(sufferer, hit, dials).some((one) => sameWay(one, way))) return refuse("way-unknown");
  const room = way.armour ? armourBoxes(sufferer) : [];
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
