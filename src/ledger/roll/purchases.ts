import type { DoneOf } from "../entry.ts";
import { creationRoll } from "./creation-roll.ts";
import { lastBreak } from "../last-break.ts";
import { activeOfKinds } from "../order.ts";
import type { WantedThing } from "../requests/buying.ts";
import { idOf, type Input, textOf, wholeOf } from "../read-input.ts";
import { rollNow, type RollNow } from "./replay-roll.ts";
import { resultNow } from "./result-now.ts";
import type { World } from "../world.ts";

/** From untrusted input; null for nothing. */
export function parseWanted(input: Input | null | undefined): WantedThing | null {
  const thing = idOf(input?.["thing"]);
  const cost = wholeOf(input?.["cost"]);
  return thing === "" || cost === null ? null : { thing, thingName: textOf(input?.["thingName"]), cost };
}

/** A roll that buys something, as it is now. */
export interface Purchase {
  readonly wanted: WantedThing;
  /** Below 0 it cannot be bought. */
  readonly margin: number;
}

/** Null where a roll buys nothing, or was made with another trait. Source: S7. */
export function purchaseBy(world: Pick<World, "game" | "actor">, now: RollNow): Purchase | null {
  const { buying } = world.game.ruleset;
  const { buys } = now.roll;
  const [first] = creationRoll(world, now).traits;
  if (!buying || !buys || !first || !buying.traits.includes(first.key)) return null;
  const { roll, state } = now;
  const outcome = resultNow({ roll, state: { ...state, request: { ...state.request, difficulty: buys.cost } } })?.outcome;
  return outcome ? { wanted: buys, margin: outcome.margin } : null;
}

type Book = Pick<World, "game" | "actor" | "roll" | "entries">;

/**
 * The least that someone failed to buy this session: nothing that costs as much, or more, is tried again; null for nothing.
 * S7-R22. Source: S7.
 */
export function failedAt(world: Book, actor: string, but = ""): number | null {
  const costs = triedThisSession(world, actor)
    .filter(({ request }) => request.roll !== but && hasFailed(world, request.roll))
    .map(({ facts }) => facts.cost);
  return costs.length === 0 ? null : Math.min(...costs);
}

/** A roll that is gone, or cannot be read, has failed. */
function hasFailed(world: Book, roll: string): boolean {
  const now = rollNow(world, roll);
  return !now.ok || !resultNow(now.value) || (purchaseBy(world, now.value)?.margin ?? -1) < 0;
}

function triedThisSession({ entries }: Book, actor: string): readonly DoneOf<"purchase">[] {
  const began = lastBreak(entries, "session");
  const tried = activeOfKinds(entries, "purchase").filter(({ request }) => !request.taken);
  return tried.filter((entry) => entry.actor === actor && entry.settled > began);
}
