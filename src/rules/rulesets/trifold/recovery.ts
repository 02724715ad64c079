import { boxIds, checkedOn } from "../../harm/fill-boxes.ts";
import type { HarmRules, Recovery, Wound } from "../../harm/harm-rules.ts";
import type { Break } from "../../fate-points/break-rules.ts";
import { HEALS_AT } from "./trifold.data.ts";
import { lookUp } from "../../look-up.ts";

function atBreak(wound: Wound, at: Break | null): Recovery {
  return { wound, at, days: null, treatment: null, after: () => null };
}

/** T4-R4: stress clears with the scene; each kind of consequence has a break of its own. Source: T4. */
export const trifoldRecoveries: HarmRules["recoveries"] = ({ actor, layouts, consequences }) => {
  const stress = layouts.flatMap(({ id: track, rows }) =>
    rows.flatMap((row) => {
      const boxes = boxIds(row).filter((box) => checkedOn(actor, track).has(box));
      return boxes.length === 0 ? [] : [atBreak({ track, row: row.id, boxes, aspect: "" }, "scene")];
    }),
  );
  const held = consequences.map(({ uuid, severity, track }) =>
    atBreak({ track, row: "", boxes: [], aspect: uuid }, lookUp(HEALS_AT, severity) ?? null),
  );
  return [...stress, ...held];
};
