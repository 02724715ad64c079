import { readChoice, readNumber } from "../../dials/read-dial.ts";
import { reviewedRuleset } from "../../reviewed-ruleset.ts";
import type { DialValues, Ruleset } from "../../ruleset.ts";
import { charactersOnly } from "../../skills/characters-only.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { auditFate2 } from "./audit.ts";
import { FATE2_BREAKS } from "./breaks.ts";
import { FATE2_COMPELLING } from "./compelling.ts";
import { FATE2_DIALS, FIXED_POINTS, STARTING_POINTS } from "./dials.data.ts";
import { FATE2_DICE } from "./dice.data.ts";
import { FATE2_INVOKING } from "./invoking.ts";
import { FATE2_MAKING } from "./making.ts";
import { FATE2_DIFFICULTIES, FATE2_LADDER } from "./ladder.data.ts";
import { phaseCount } from "./phase-count.ts";
import { planFate2, resolveFate2 } from "./resolve.ts";
import { FATE2_SPENDING } from "./spending.ts";
import { fate2Tracks } from "./tracks.ts";
import { FATE2_GROUPS, FATE2_TRAITS } from "./traits.data.ts";

/** R: half of an odd number of phases is rounded up. Source: F4. */
function startingPoints(actor: ActorSnapshot, dials: DialValues): number {
  if (readChoice(STARTING_POINTS, dials) === "fixed") return readNumber(FIXED_POINTS, dials);
  return Math.ceil(phaseCount(actor) / 2);
}

/** FATE 2.0, Fudge edition. Source: F1–F11. */
export const FATE2: Ruleset = reviewedRuleset({
  id: "fate2",
  ladder: FATE2_LADDER,
  difficulties: FATE2_DIFFICULTIES,
  dice: FATE2_DICE,
  dials: FATE2_DIALS,
  traits: {
    groups: FATE2_GROUPS,
    list: FATE2_TRAITS,
    range: { min: -4, max: 12 },
    noun: "skills",
    combinations: [],
    audit: charactersOnly(auditFate2),
    effectiveRank: ({ rank }) => rank,
  },
  aspects: {
    roles: [
      { id: "life", kind: "character", count: null },
      { id: "goal", kind: "character", count: 1 },
    ],
    levels: true,
    persistent: false,
    lockable: false,
  },
  invoking: FATE2_INVOKING,
  making: FATE2_MAKING,
  compelling: FATE2_COMPELLING,
  spending: FATE2_SPENDING,
  breaks: FATE2_BREAKS,
  fatePoints: { start: startingPoints, refresh: false, debt: false, held: false },
  tracks: fate2Tracks,
  asks: { test: true, enhancement: 0, complications: [] },
  plan: planFate2,
  resolve: resolveFate2,
});
