import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readNumber, readSwitch } from "../../dials/read-dial.ts";
import type { Ladder } from "../../ladder/ladder.ts";
import type { GameVariant, ListedTrait } from "../../ruleset.ts";
import { CEILING, GRAIN_OF, LADDER, NEGATIVE } from "./dials.data.ts";
import { CLASSIC_LADDER, FATE2_DIFFICULTIES } from "./fate2.data.ts";
import { SKILL_CATEGORIES, SKILL_LISTS, skillList } from "./skill-lists.data.ts";

/** The grain of each category of skills, the classic ladder, difficulties that move with the ceiling, and negative notation. Source: F1, F2, F3, F10. */
export function fate2Variant(dials: DialValues): GameVariant | null {
  const grained = SKILL_CATEGORIES.some((category) => readChoice(GRAIN_OF[category], dials) !== GRAIN_OF[category].initial);
  const classic = readChoice(LADDER, dials) === "classic";
  const raised = readNumber(CEILING, dials) - CEILING.initial;
  const negative = readSwitch(NEGATIVE, dials);
  if (!grained && !classic && raised === 0 && !negative) return null;
  return {
    ...(grained && { traits: chosenSkills(dials) }),
    ...(negative && { negative }),
    ...(classic && { ladder: CLASSIC_LADDER }),
    ...(raised !== 0 && { difficulties: moved(FATE2_DIFFICULTIES, raised) }),
  };
}

function chosenSkills(dials: DialValues): readonly ListedTrait[] {
  return SKILL_CATEGORIES.flatMap((category) => skillList(category, readChoice(GRAIN_OF[category], dials)));
}

/** As much higher as the best a person can be is above Superb. Source: F2. */
function moved(difficulties: Ladder, by: number): Ladder {
  return difficulties.map(({ value, word }) => ({ value: value + by, word }));
}

/** Keys of all lists. */
export const KNOWN_SKILLS: readonly string[] = [
  ...new Set(Object.values(SKILL_LISTS).flatMap((lists) => Object.values(lists).flat())),
];
