import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type Entry, type EntryOf, isOfKind } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, isInput, textOf, wholeOf } from "../read-input.ts";
import { failedAt, purchaseBy } from "../roll/purchases.ts";
import { ownResultOfActiveGame } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";
import type { PurchaseAsks, WantedThing } from "../requests/buying.ts";

/** Someone tries to buy something, and then has it. Source: S7. */
export const PURCHASE: Kind<"purchase"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    taken: input["taken"] === true,
    thingName: textOf(input["thingName"]),
    cost: wholeOf(input["cost"]) ?? 0,
    copy: isInput(input["copy"]) ? input["copy"] : null,
  }),
  parseFacts: (input) => ({
    thing: idOf(input["thing"]),
    thingName: textOf(input["thingName"]),
    cost: wholeOf(input["cost"]) ?? 0,
  }),
  plan: (world, entry) => {
    const wanted = reviewPurchase(world, entry, entry.request);
    if (!wanted.ok) return wanted;
    const gets = entry.request.taken ? handedOver(world, entry, wanted.value) : ok([]);
    return gets.ok ? ok(plainPlan<"purchase">(wanted.value, gets.value)) : gets;
  },
  about: ({ request: { roll } }) => [roll],
  copies: (world, { id, request: { copy } }) => new Map(copy ? [[copyId(world, id), copy]] : []),
};

/** One more of what the buyer has, or a copy of what is sold elsewhere. */
function handedOver(
  world: World,
  { id, actor, request: { copy } }: EntryOf<"purchase">,
  { thing, thingName: name }: WantedThing,
): Result<readonly LedgerEvent[]> {
  const counted = { type: "gear-quantity-changed", name, by: 1 } as const;
  const own = world.gear(thing);
  if (own?.actor === actor && own.quantity !== null) return ok([{ ...counted, gear: thing, copied: false }]);
  return copy ? ok([{ ...counted, gear: `${actor}.Item.${copyId(world, id)}`, copied: true }]) : refuse("gear-gone");
}

function copyId({ newId }: Pick<World, "newId">, entry: string): string {
  return newId(entry, 0);
}

type Asking = Pick<Entry, "author" | "actor" | "actorName">;

/** What is tried, or bought, from current data; or why it cannot be. */
export function reviewPurchase(
  world: World,
  asking: Asking,
  { roll, taken }: Pick<PurchaseAsks, "roll" | "taken">,
): Result<WantedThing> {
  const rolled = ownResultOfActiveGame(world, asking, roll);
  if (!rolled.ok) return rolled;
  const { now, actor } = rolled.value;
  const purchase = purchaseBy(world, now);
  if (!purchase) return refuse("buys-nothing");
  const { wanted, margin } = purchase;
  const entries = now.entries.filter(isOfKind("purchase"));
  if (entries.some(({ request }) => request.taken === taken)) return refuse("bought-already", { thing: wanted.thingName });
  if (taken) {
    if (entries.length === 0) return refuse("buys-nothing");
    return margin < 0 ? refuse("too-dear", { thing: wanted.thingName, cost: wanted.cost }) : ok(wanted);
  }
  const failed = failedAt(world, actor.uuid, roll);
  const barred = failed !== null && failed <= wanted.cost && !world.isGm(asking.author);
  return barred ? refuse("bought-failed", { cost: failed }) : ok(wanted);
}
