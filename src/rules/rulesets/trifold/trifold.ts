import { readNumber } from "../../dials/read-dial.ts";
import { FUDGE } from "../../dice/dice-methods.data.ts";
import { reviewedRuleset } from "../../reviewed-ruleset.ts";
import type { Ruleset } from "../../ruleset.ts";
import { charactersOnly } from "../../skills/characters-only.ts";
import { auditTrifold } from "./audit.ts";
import { TRIFOLD_BREAKS } from "./breaks.ts";
import { TRIFOLD_COMPELLING } from "./compelling.ts";
import { STARTING_POINTS, TRIFOLD_DIALS } from "./dials.data.ts";
import { TRIFOLD_INVOKING } from "./invoking.ts";
import { TRIFOLD_MAKING } from "./making.ts";
import { TRIFOLD_LADDER } from "./ladder.data.ts";
import { planTrifold, resolveTrifold } from "./resolve.ts";
import { TRIFOLD_SPENDING } from "./spending.ts";
import { trifoldTracks } from "./tracks.ts";
import { TRIFOLD_GROUPS, TRIFOLD_TRAITS } from "./traits.data.ts";

/** Tri-Fold Fate. Source: T1–T5. */
export const TRIFOLD: Ruleset = reviewedRuleset({
  id: "trifold",
  ladder: TRIFOLD_LADDER,
  difficulties: TRIFOLD_LADDER,
  dice: [FUDGE],
  dials: TRIFOLD_DIALS,
  traits: {
    groups: TRIFOLD_GROUPS,
    list: TRIFOLD_TRAITS,
    range: { min: -4, max: 12 },
    noun: "skills",
    combinations: [],
    audit: charactersOnly(auditTrifold),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "concept", kind: "character", count: 1 },
      { id: "trouble", kind: "character", count: 1 },
      { id: "link", kind: "character", count: 1 },
      { id: "other", kind: "character", count: 2 },
    ],
    levels: false,
    persistent: false,
    lockable: true,
  },
  invoking: TRIFOLD_INVOKING,
  making: TRIFOLD_MAKING,
  compelling: TRIFOLD_COMPELLING,
  spending: TRIFOLD_SPENDING,
  breaks: TRIFOLD_BREAKS,
  fatePoints: { start: (_, dials) => readNumber(STARTING_POINTS, dials), refresh: false, debt: false, held: false },
  tracks: trifoldTracks,
  asks: { test: false, enhancement: 0, complications: [] },
  plan: planTrifold,
  resolve: resolveTrifold,
});
