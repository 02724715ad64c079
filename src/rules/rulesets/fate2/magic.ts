import { type DifficultyTable, tableLine } from "../../checks/difficulty-table.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import { MAGIC } from "./dials.data.ts";

/** Elements: as much of one as the aspect has levels. Dispelling what was summoned works one scope higher. Source: F9, second system. */
const ELEMENTS: DifficultyTable = {
  id: "elements",
  lines: [
    tableLine("scope", { spark: 0, finger: 1, fist: 2, body: 3, horse: 4, house: 5, castle: 6 }),
    tableLine("dispels", { no: 0, summoned: -1 }),
  ],
};

/**
 * Improvised spells: from Average, by scope or by targets, whichever is higher, and by what else the spell does. F9-R1. Source: F9,
 * third system.
 */
const IMPROVISED: DifficultyTable = {
  id: "improvised",
  lines: [
    tableLine("scope", { nothing: 0, caster: 1, room: 2, building: 3, town: 4, state: 5 }, "size"),
    tableLine("targets", { nobody: 0, one: 1, group: 2, neighbourhood: 3, town: 4 }, "size"),
    tableLine("effect", { harmless: 0, inconvenient: 1, damaging: 2, incapacitating: 3, transformative: 4 }),
    tableLine("mind", { no: 0, yes: 2 }),
    tableLine("time", { minutes: 0, moments: 1, hours: -1, days: -2 }),
    tableLine("components", { easy: 0, none: 1, rare: -1, "very-rare": -2 }),
    tableLine("lasting", { instant: 0, seconds: 1, minutes: 2, hours: 3, days: 4, months: 5, years: 6, forever: 7 }),
    tableLine("story", { none: 0, advances: -1, mundane: 1, party: 2, jumps: 2, bypasses: 4 }),
    tableLine("timing", { any: 0, inconvenient: -1 }),
    tableLine("research", { none: 0, done: -1 }),
  ],
};

/** A budget of special effects, up to the level of the aspect. Source: F9, fifth system. */
const BUDGET: DifficultyTable = {
  id: "budget",
  lines: [tableLine("budget", { bongos: 1, camcorder: 2, cable: 3, series: 4, blockbuster: 5, extravaganza: 6 })],
};

const TABLES = [ELEMENTS, IMPROVISED, BUDGET] as const;

/** The table of the campaign's system of magic. Source: F9. */
export function fate2DifficultyTables(dials: DialValues): readonly DifficultyTable[] {
  const magic = readChoice(MAGIC, dials);
  return TABLES.filter(({ id }) => id === magic);
}
