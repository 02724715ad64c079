import { readNumber } from "../../dials/read-dial.ts";
import { TEN_HITS } from "../../dice/dice-methods.data.ts";
import { reviewedRuleset } from "../../reviewed-ruleset.ts";
import type { Ruleset } from "../../ruleset.ts";
import { charactersOnly } from "../../skills/characters-only.ts";
import { auditMarumaru } from "./audit.ts";
import { MARUMARU_BREAKS } from "./breaks.ts";
import { MARUMARU_COMPELLING } from "./compelling.ts";
import { MARUMARU_DIALS, STARTING_POINTS } from "./dials.data.ts";
import { MARUMARU_INVOKING } from "./invoking.ts";
import { MARUMARU_MAKING } from "./making.ts";
import { COMPLICATIONS, MARUMARU_DIFFICULTIES } from "./ladder.data.ts";
import { LARGEST_ENHANCEMENT, planMarumaru, resolveMarumaru } from "./resolve.ts";
import { MARUMARU_SPENDING } from "./spending.ts";
import { marumaruTracks } from "./tracks.ts";
import { MARUMARU_GROUPS, MARUMARU_TRAITS } from "./traits.data.ts";

/** Marumaru. Source: M1–M5. */
export const MARUMARU: Ruleset = reviewedRuleset({
  id: "marumaru",
  ladder: [],
  difficulties: MARUMARU_DIFFICULTIES,
  dice: [TEN_HITS],
  dials: MARUMARU_DIALS,
  traits: {
    groups: MARUMARU_GROUPS,
    list: MARUMARU_TRAITS,
    // Lesser characters have single numbers up to ten instead (M1).
    range: { min: 0, max: 10 },
    noun: "attributes",
    combinations: ["adds"],
    audit: charactersOnly(auditMarumaru),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: ["identity", "origin", "bond", "drive", "flaw"].map((id) => ({ id, kind: "character", count: 1 })),
    levels: false,
    persistent: false,
    lockable: false,
  },
  invoking: MARUMARU_INVOKING,
  making: MARUMARU_MAKING,
  compelling: MARUMARU_COMPELLING,
  spending: MARUMARU_SPENDING,
  breaks: MARUMARU_BREAKS,
  fatePoints: { start: (_, dials) => readNumber(STARTING_POINTS, dials), refresh: false, debt: false, held: true },
  tracks: marumaruTracks,
  asks: { test: false, enhancement: LARGEST_ENHANCEMENT, complications: COMPLICATIONS },
  plan: planMarumaru,
  resolve: resolveMarumaru,
});
