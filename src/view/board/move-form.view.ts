import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { moveCost, type ZoneMap } from "../../rules/zones/zones.ts";
import { type MoveRules, stillNeeded, type Whereabouts } from "../../rules/zones/move.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView } from "../rank.view.ts";
import { bestOfKeys, rollableTraits } from "../roll/rollable-trait.ts";
import { type Text, text } from "../text.ts";

/** What is asked of someone who goes to another zone in a conflict. */
export interface MoveForm {
  readonly way: Text;
  /** What is left of the way after what was done before; null where nothing was. */
  readonly left: Text | null;
  readonly walk: Text;
  readonly run: Text;
  readonly traits: readonly { readonly value: string; readonly label: Text; readonly selected: boolean }[];
}

export interface MoveFormInput {
  readonly ruleset: Ruleset;
  readonly moves: MoveRules;
  readonly actor: ActorSnapshot;
  readonly map: ZoneMap;
  readonly from: Whereabouts;
  readonly to: string;
  /** Walking is a smaller action of the conflict. */
  readonly smaller: boolean;
  /** The name of a listed trait. */
  readonly nameOf: (key: string) => string;
}

/** Null where no way leads there. */
export function moveForm({ ruleset, moves, actor, map, from, to, smaller, nameOf }: MoveFormInput): MoveForm | null {
  const cost = moveCost(map, from.zone, to);
  const needed = stillNeeded(map, from, to);
  if (!cost || needed === null) return null;
  const whole = cost.zones + cost.borders;
  const all = rollableTraits(ruleset, actor, nameOf);
  const { byRank } = moves;
  const likely = bestOfKeys(all, actor, moves.traits) ?? all[0];
  return {
    way: text(cost.borders > 0 ? "NORN.Move.wayOver" : "NORN.Move.way", { ...cost, whole }),
    left: needed < whole ? text("NORN.Move.left", { done: whole - needed, needed }) : null,
    walk: text(smaller ? "NORN.Move.walkSmaller" : "NORN.Move.walk"),
    run: text(byRank ? "NORN.Move.run" : "NORN.Move.runRolled"),
    traits: all.map(({ id, name, rank }) => ({
      value: id,
      selected: id === likely?.id,
      label: byRank
        ? text(byRank(rank) === 1 ? "NORN.Move.oneZone" : "NORN.Move.zones", { name, zones: byRank(rank) })
        : text("NORN.Oppose.trait", { name, number: rankView(ruleset, rank, false).number }),
    })),
  };
}
