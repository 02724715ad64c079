import { readChoice } from "../../dials/read-dial.ts";
import type { Break } from "../../breaks/break-rules.ts";
import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import type { Defense, HarmRules, HarmWay, NewConsequence, Recovery, Harmed, Wound } from "../../harm/harm-rules.ts";
import { scaleModifier } from "../../harm/scale.ts";
import { FIGHT_STAKES, NERVE_STAKES, WORD_STAKES } from "../../harm/stakes.ts";
import { withinRange } from "../../harm/within-range.ts";
import { lookUp } from "../../look-up.ts";
import { ok, refuse } from "../../result.ts";
import { unwrittenId } from "../../traits/listed-traits.ts";
import type { Trait } from "../../traits/trait.ts";
import { COMPOSURE_SKILL, HEALTH_SKILL, SCALE } from "./dials.data.ts";
import { HEALS_AT, SEVERITIES } from "./trifold.data.ts";
import type { HarmParts } from "../../ruleset-parts.ts";

function atBreak(wound: Wound, at: Break | null): Recovery {
  return { wound, at, days: null, treatment: null, after: () => null };
}

/** T4-R4: stress clears with the scene; each kind of consequence has a break of its own. Source: T4. */
const trifoldRecoveries: HarmRules["recoveries"] = ({ actor, layouts, consequences }) => {
  const stress = layouts.flatMap(({ id: track, rows }) =>
    rows.flatMap((row) => {
      const boxes = boxIds(row).filter((box) => checkedOn(actor, track).has(box));
      return boxes.length === 0 ? [] : [atBreak({ track, row: row.id, boxes, aspect: "" }, "scene")];
    }),
  );
  const held = consequences.map(({ uuid, severity, track }) =>
    atBreak({ track, row: "", boxes: [], aspect: uuid }, lookUp(HEALS_AT, severity) ?? null),
  );
  return [...stress, ...held];
};

/** What a consequence takes off a hit, mildest first. Source: T4. */
const REDUCTIONS: ReadonlyMap<string, number> = new Map([
  ["minor", 2],
  ["moderate", 4],
  ["significant", 6],
]);

const reduction = (severities: readonly string[]): number =>
  severities.reduce((sum, severity) => sum + (REDUCTIONS.get(severity) ?? 0), 0);

/** T4-R6: three presets, of the skills the list has for them; any other skill may be used. Source: T4. */
const FIGHTING = ["fighting", "shooting", "might"];
const SCOPES = [
  { id: "fight", tracks: ["health"], attacks: FIGHTING, near: ["fighting"], far: ["shooting"], stakes: FIGHT_STAKES },
  { id: "nerves", tracks: ["composure"], attacks: ["intimidation", "deceit"], stakes: NERVE_STAKES },
  { id: "words", tracks: ["composure"], attacks: ["rapport", "deceit", "leadership"], stakes: WORD_STAKES },
] as const;

/** Skills people defend with, by what they are attacked with, the likeliest first. */
const AGAINST: ReadonlyMap<string, readonly string[]> = new Map([
  ["fighting", ["fighting", "athletics"]],
  ["shooting", ["athletics", "stealth"]],
  ["might", ["might", "athletics"]],
  ["deceit", ["empathy", "resolve"]],
]);

/** What someone may take to reduce a hit: one consequence of each kind at a time. T4-R3. Source: T4. */
function freeSeverities({ consequences }: Harmed): readonly string[] {
  return SEVERITIES.filter((severity) => !consequences.some((one) => one.severity === severity));
}

/** Every choice of these, the smaller ones first. */
function choices(severities: readonly string[]): readonly (readonly string[])[] {
  return severities.reduce<readonly (readonly string[])[]>(
    (all, severity) => [...all, ...all.map((chosen) => [...chosen, severity])],
    [[]],
  );
}

/** Nobody takes a consequence that the others make needless. */
function isNeeded(chosen: readonly string[], amount: number): boolean {
  const all = reduction(chosen);
  return chosen.every((severity) => all - reduction([severity]) < amount);
}

/** The best of these skills first; the unrated ones last. */
function bestFirst(traits: readonly Trait[], keys: readonly string[]): readonly string[] {
  const ofKey = keys.flatMap((key) => traits.filter((trait) => trait.key === key));
  const unrated = keys.filter((key) => !ofKey.some((trait) => trait.key === key));
  const own = ofKey.filter(({ rank }) => rank !== null).toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  return [...own.map(({ id }) => id), ...unrated.map(unwrittenId)];
}

/** Blows in Tri-Fold Fate. Source: T4. */
export const TRIFOLD_HARM: HarmParts = {
  scopes: () => SCOPES,
  // T4-R23
  mayAttack: withinRange("fight"),
  unarmedRange: (scope) => (scope === "fight" ? 0 : null),
  defenses: ({ scope, attack, defender: { traits } }, dials): readonly Defense[] => {
    const track = SCOPES.find(({ id }) => id === scope)?.tracks[0];
    const toughness = readChoice(track === "composure" ? COMPOSURE_SKILL : HEALTH_SKILL, dials);
    const keys = attack.map((key) => AGAINST.get(key)).find((known) => known !== undefined) ?? [toughness];
    const usual = { traits: bestFirst(traits, keys), joins: "", rank: null };
    return [
      { id: "usual", ...usual, modifier: 0 },
      { id: "full", ...usual, modifier: 2 },
    ];
  },
  modifiers: ({ side, exchange }, dials) => [
    ...(side === "attack" ? [{ id: "walked", value: -1, applies: false }] : []),
    ...(exchange ? scaleModifier({ side, exchange }, SCALE, dials) : []),
  ],
  hit: ({ margin }) =>
    margin < 0 ? null : { suffers: "defender", amount: margin, parts: [{ source: "margin", label: "", value: margin }] },
  ways: (harmed, { amount }) =>
    choices(freeSeverities(harmed))
      .filter((chosen) => isNeeded(chosen, amount))
      .map((consequences): HarmWay => ({ consequences, armor: false })),
  take: (harmed, { amount }, { consequences, armor }) => {
    const layout = harmed.layouts.find(({ id }) => id === harmed.track);
    if (!layout) return refuse("no-track", { track: harmed.track });
    const free = freeSeverities(harmed);
    const isOffered = !armor && consequences.every((one, place) => free.includes(one) && consequences.indexOf(one) === place);
    if (!isOffered || !isNeeded(consequences, amount)) return refuse("way-unknown");
    const stress = Math.max(0, amount - reduction(consequences));
    const clear = clearBoxes(layout, checkedOn(harmed.actor, layout.id));
    return ok({
      boxes: clear.slice(0, stress),
      consequences: consequences.map((severity): NewConsequence => ({
        severity,
        track: layout.id,
        persistent: false,
        free: "attacker",
      })),
      damaged: false,
      takenOut: stress > 0 && stress >= clear.length,
      left: Math.max(0, stress - clear.length),
    });
  },
  isTakenOut: ({ rows }, checked) => rows.length > 0 && rows.flatMap(boxIds).every((box) => checked.includes(box)),
  recoveries: trifoldRecoveries,
  concession: null,
};
