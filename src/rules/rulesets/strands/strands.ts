import { reviewedRuleset } from "../../reviewed-ruleset.ts";
import type { Ruleset } from "../../ruleset.ts";
import { charactersOnly } from "../../skills/characters-only.ts";
import { auditStrands } from "./audit.ts";
import { STRANDS_BREAKS } from "./breaks.ts";
import { STRANDS_COMPELLING } from "./compelling.ts";
import { STRANDS_DIALS } from "./dials.data.ts";
import { STRANDS_INVOKING } from "./invoking.ts";
import { STRANDS_MAKING } from "./making.ts";
import { STRANDS_DIFFICULTIES } from "./ladder.data.ts";
import { refreshOf } from "./refresh.ts";
import { planStrands, resolveStrands, STRANDS_DICE } from "./resolve.ts";
import { STRANDS_SPENDING } from "./spending.ts";
import { strandsTracks } from "./tracks.ts";
import { STRANDS_GROUPS, STRANDS_TRAITS } from "./traits.data.ts";

/** Strands of Fate, first edition. Source: S1–S11. */
export const STRANDS: Ruleset = reviewedRuleset({
  id: "strands",
  ladder: [],
  difficulties: STRANDS_DIFFICULTIES,
  dice: STRANDS_DICE,
  dials: STRANDS_DIALS,
  traits: {
    groups: STRANDS_GROUPS,
    list: STRANDS_TRAITS,
    range: { min: -5, max: 20 },
    noun: "abilities",
    combinations: ["modifies", "complements", "restricts"],
    audit: charactersOnly(auditStrands),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "defining", kind: "defining", count: 1 },
      { id: "character", kind: "character", count: 4 },
      { id: "specialty", kind: "specialty", count: 5 },
    ],
    levels: false,
    persistent: true,
    lockable: false,
  },
  invoking: STRANDS_INVOKING,
  making: STRANDS_MAKING,
  compelling: STRANDS_COMPELLING,
  spending: STRANDS_SPENDING,
  breaks: STRANDS_BREAKS,
  fatePoints: { start: refreshOf, refresh: true, debt: true, held: false },
  tracks: strandsTracks,
  asks: { test: false, enhancement: 0, complications: [] },
  plan: planStrands,
  resolve: resolveStrands,
});
