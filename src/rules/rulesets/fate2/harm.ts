import type { DialValues } from "../../dials/dial-values.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import { boxIds, checkedOn, clearBoxes } from "../../harm/fill-boxes.ts";
import {
  type Harm,
  type HarmRefusal,
  type HarmRules,
  type HarmWay,
  type Hit,
  PLAIN_WAY,
  type Sufferer,
} from "../../harm/harm-rules.ts";
import type { TrackBox } from "../../harm/tracks.ts";
import { withinRange } from "../../harm/within-range.ts";
import { ok, refuse, type Result } from "../../result.ts";
import type { TrackLayout } from "../../ruleset.ts";
import { ARMOUR_TYPES, HIT_OUTCOMES, QUALITIES } from "./arms.data.ts";
import { outcomeOf } from "./arms.ts";
import { fate2Defenses, fate2Scopes } from "./defend.ts";
import { OVERFLOW } from "./harm-dials.data.ts";
import { fate2Hit, fate2StakeWorks, paceOf } from "./hit.ts";
import { fate2Modifiers } from "./hit-modifiers.ts";
import { fate2Recoveries } from "./recovery.ts";
import { TAKEN_OUT } from "./tracks.ts";

/** Rows in which this outcome may be marked: its own, and if that is full the next ones. Source: F8; a dial. */
function rowsFor({ rows }: TrackLayout, outcome: string, dials: DialValues): TrackLayout["rows"] {
  const own = rows.findIndex(({ id }) => id === outcome);
  if (own === -1) return [];
  return readSwitch(OVERFLOW, dials) ? rows.slice(own) : rows.slice(own, own + 1);
}

/** One box for each outcome but a scratch, as far as there are any. Source: F8. */
function boxesFor(
  layout: TrackLayout,
  checked: ReadonlySet<string>,
  outcomes: readonly string[],
  dials: DialValues,
): readonly TrackBox[] {
  return outcomes.reduce<readonly TrackBox[]>((marked, outcome) => {
    const taken = new Set([...checked, ...marked.map(({ box }) => box)]);
    return [...marked, ...clearBoxes({ id: layout.id, rows: rowsFor(layout, outcome, dials) }, taken, 1)];
  }, []);
}

/** F10-R3: of minions who count as one, the last of them. Source: F8. */
const isTakenOut: HarmRules["isTakenOut"] = ({ rows }, checked) => {
  const last = rows.find(({ id }) => id === TAKEN_OUT);
  return last !== undefined && last.boxes > 0 && boxIds(last).every((box) => checked.includes(box));
};

function take(sufferer: Sufferer, hit: Hit, { consequences, armour }: HarmWay, dials: DialValues): Result<Harm, HarmRefusal> {
  const layout = sufferer.layouts.find(({ id }) => id === sufferer.track);
  if (!layout) return refuse("no-track", { track: sufferer.track });
  if (armour || consequences.length > 0) return refuse("way-unknown");
  const { outcome = outcomeOf(hit.amount).outcome, besides = "scratched" } = hit;
  const outcomes = [outcome, besides].filter((one) => one !== "scratched");
  const checked = checkedOn(sufferer.actor, layout.id);
  const boxes = boxesFor(layout, checked, outcomes, dials);
  const all = [...checked, ...boxes.map(({ box }) => box)];
  return ok({
    boxes,
    consequences: [],
    damaged: false,
    takenOut: outcomes.length > 0 && isTakenOut(layout, all, dials),
    left: outcomes.length > 0 && boxes.length === 0 ? hit.amount : 0,
  });
}

/** Blows in FATE 2.0. Source: F8. */
export const FATE2_HARM: HarmRules = {
  scopes: fate2Scopes,
  // F8-R30
  mayAttack: withinRange("fight"),
  defenses: fate2Defenses,
  modifiers: fate2Modifiers,
  hit: fate2Hit,
  stakeWorks: fate2StakeWorks,
  // F8-R21: taking turns, each roll is a single attack or defense.
  sharesDefense: (exchange, dials) => paceOf(exchange, dials) !== "turn",
  ways: () => [PLAIN_WAY],
  take,
  isTakenOut,
  recoveries: fate2Recoveries,
  outcomes: HIT_OUTCOMES,
  armourTypes: ARMOUR_TYPES,
  qualities: QUALITIES,
  concession: null,
};
