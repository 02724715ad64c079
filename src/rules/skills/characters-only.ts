import type { Ruleset } from "../ruleset.ts";

/** R: only full characters are built with points; lesser people, vehicles, units and places are made as the table needs them. */
export function charactersOnly(audit: Ruleset["traits"]["audit"]): Ruleset["traits"]["audit"] {
  return (actor, dials) => {
    const full = audit(actor, dials);
    if (actor.type === "character") return full;
    return { ...full, pools: full.pools.map((pool) => ({ ...pool, allowed: null })), cap: null, findings: [] };
  };
}
