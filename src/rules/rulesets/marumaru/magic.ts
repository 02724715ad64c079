import { type DifficultyTable, tableLine } from "../../checks/difficulty-table.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { type Effect, type Feature, NO_COSTS } from "../../stunts/effect.ts";
import { RESONANCE } from "./dials.data.ts";
import { castsAlone } from "./tracks.ts";

/** Potency, scale and duration of a cast; a rote spell is easier. Source: M5. */
const CAST: DifficultyTable = {
  id: "cast",
  spends: "resonance",
  lines: [
    tableLine("potency", { charm: 1, minor: 2, major: 4, grand: 8 }),
    tableLine("scale", { single: 1, cluster: 2, "small-crowd": 3, "large-crowd": 4, mass: 5 }),
    tableLine("duration", { instant: 1, lingering: 2, sustained: 3, week: 4, year: 5, permanent: 6 }),
    tableLine("rote", { no: 0, yes: -2 }),
  ],
};

export const MARUMARU_TABLES: readonly DifficultyTable[] = [CAST];

/** The most resonance of one cast. Source: M5. */
const MOST_RESONANCE = 5;

const spending = (boxes: number): Effect => ({
  id: `resonance-${boxes}`,
  kind: "ease",
  amount: boxes,
  roll: "",
  scope: "",
  traits: [],
  use: "",
  track: "",
  row: "",
  stacks: 0,
  when: "",
  costs: { ...NO_COSTS, boxes, track: "resonance" },
});

/** Each point of resonance makes a cast easier by one; as many as are spent, so bad is the fallout. M5-R20, M5-R21. Source: M5. */
export function resonance(actor: ActorSnapshot, dials: DialValues): readonly Feature[] {
  const most = castsAlone(actor, dials) > 0 ? Math.min(MOST_RESONANCE, readNumber(RESONANCE, dials)) : 0;
  const effects = Array.from({ length: most }, (_, spent) => spending(spent + 1));
  return effects.length === 0 ? [] : [{ id: "resonance", name: "", aspect: "", uses: { most: 0, spent: 0, at: "" }, effects }];
}
