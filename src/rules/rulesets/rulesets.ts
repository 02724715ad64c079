import type { Ruleset } from "../ruleset.ts";
import { FATE2 } from "./fate2/fate2.ts";
import { MARUMARU } from "./marumaru/marumaru.ts";
import { STRANDS } from "./strands/strands.ts";
import { TRIFOLD } from "./trifold/trifold.ts";

/** The one list of games. A new one is a folder, and a line here. The first is used where none has been chosen. */
export const RULESETS = {
  fate2: FATE2,
  strands: STRANDS,
  trifold: TRIFOLD,
  marumaru: MARUMARU,
} as const satisfies Readonly<Record<string, Ruleset>>;

export type RulesetId = keyof typeof RULESETS;
