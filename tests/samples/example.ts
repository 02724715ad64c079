import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import type { Asks, EntryKind } from "../../src/ledger/requests.ts";
import { type Asking, done } from "./plain-requests.ts";
import type { PlainWorld } from "./plain-world.ts";

/** Something of one kind that can be done at the table of the examples (`example-of-kind.ts`). */
export interface Example<K extends EntryKind> {
  readonly game: RulesetId;
  /** Dials of the campaign that it needs. */
  readonly dials?: DialValues;
  /** What is asked, after what must be done before it. */
  readonly asks: (world: PlainWorld) => Partial<Asks[K]>;
  /** By whom; p1 with "Actor.me" unless said otherwise. */
  readonly by?: Asking;
}

export type Examples<K extends EntryKind> = { readonly [P in K]: Example<P> };

export const GM: Asking = { author: "gm", actor: "" };
export const FRIEND: Asking = { author: "p2", actor: "Actor.you" };

const HIT = { roll: "attack", target: "Actor.you" } as const;

/** The friend does not defend well. */
export function hitOn(world: PlainWorld): typeof HIT {
  done(world, "defend", { ...HIT, defense: "usual", total: -6 }, { author: "gm", actor: "Actor.you" });
  return HIT;
}
