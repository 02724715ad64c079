import type { LedgerConflict } from "../../src/ledger/conflict/conflict.ts";
import type { Aspect } from "../../src/rules/aspects/aspect.ts";
import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import { NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { type Asking, done } from "./plain-requests.ts";
import { plainTable, rollOf } from "./plain-table.ts";
import type { PlainActor, PlainWorld } from "./plain-world.ts";

interface Struck {
  /** Who is hit: p2's character unless given otherwise. */
  readonly target?: string;
  readonly dials?: DialValues;
  /** What the attack showed above the defense. */
  readonly margin?: number;
  readonly conflict?: LedgerConflict;
  /** Besides the people of the table. */
  readonly actors?: readonly PlainActor[];
  readonly aspects?: readonly Aspect[];
  /** The same attack was made before: the roll "earlier". */
  readonly earlier?: true;
}

/** p1's character has attacked in Strands of Fate, and hit: the attack ("roll") showed 6. */
export function struckInStrands({
  target = "Actor.you",
  dials = {},
  margin = 8,
  conflict,
  actors = [],
  aspects = [],
  earlier,
}: Struck = {}): PlainWorld {
  const attack = { scope: "physical", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  const world = plainTable("strands", {
    dials,
    ...(conflict && { conflict, turn: `${conflict.id}.${conflict.round}.` }),
    actors,
    aspects,
    rolls: [...(earlier ? ["earlier"] : []), "roll"].map((id) =>
      rollOf(id, "strands", { targets: [target], attack, dials, faces: [1, 1, 1, 1], request: { difficulty: null } }),
    ),
  });
  done(world, "defend", { roll: "roll", target, defense: "usual", total: 6 - margin }, { author: "gm", actor: target });
  return world;
}

export const CONCEDER: Asking = { author: "p2", actor: "Actor.you" };
export const ATTACKER: Asking = { author: "p1", actor: "Actor.me" };
