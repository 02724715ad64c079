import type { DialValues } from "../../dials/dial-values.ts";
import { boxIds, checkedOn } from "../../harm/fill-boxes.ts";
import type { HarmRules, Recovery, Sufferer, Wound } from "../../harm/harm-rules.ts";
import type { TrackLayout, TrackRow } from "../../ruleset.ts";
import { SPIN } from "./checks.ts";
import { isRenewable } from "./own-tracks.ts";
import { traitFor } from "./skills.ts";
import { lookUp } from "../../look-up.ts";

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
function woundsOf({ actor, consequences }: Pick<Sufferer, "actor" | "consequences">, layout: TrackLayout) {
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
