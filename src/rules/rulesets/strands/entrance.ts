import type { Entrance } from "../../fate-points/break-rules.ts";
import type { DialValues } from "../../ruleset.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { campaignRefresh } from "./refresh.ts";

const VITAL = 2;
const GM_CHARACTER = 5;

/**
 * Lesser people by how much they matter, a unit by its size, a character of the GM's by rank and by what its refresh is above the
 * campaign's. R: vehicles, organizations and places bring nobody's points; a person who is neither trivial nor vital counts as a
 * character of the GM's, as on the tracks. Source: S3, S5.
 */
export function strandsEntrance(actor: ActorSnapshot, vital: boolean, dials: DialValues): Entrance | null {
  const { type, tier = "", size, fatePoints } = actor;
  if (type === "unit") {
    const sized = { source: "size", points: Math.max(0, size) } as const;
    return entrance(vital ? [sized, { source: "tier", points: VITAL }] : [sized]);
  }
  if (type !== "npc" && type !== "character") return null;
  if (tier === "trivial") return entrance([]);
  if (tier === "vital") return entrance([{ source: "tier", points: VITAL }]);
  const beyond = Math.max(0, fatePoints.refresh - campaignRefresh(dials));
  const own = { source: "tier", points: GM_CHARACTER } as const;
  return entrance(beyond > 0 ? [own, { source: "refresh", points: beyond }] : [own]);
}

function entrance(parts: Entrance["parts"]): Entrance {
  return { points: parts.reduce((sum, { points }) => sum + points, 0), parts };
}
