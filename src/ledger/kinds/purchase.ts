import { ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textOf, wholeOf } from "../read-input.ts";
import { failedAt, purchaseBy, type WantedThing } from "../rolls/purchases.ts";
import { ownResultInForce } from "../rolls/replay-roll.ts";
import type { World } from "../world.ts";

export interface PurchaseRequest extends WantedThing {
  /** Id of the roll. */
  readonly roll: string;
  /** It is bought: before that, it is tried. */
  readonly taken: boolean;
}

/** Someone tries to buy something, and then has it. Source: S7. */
export const PURCHASE: Kind<"purchase"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    taken: input["taken"] === true,
    thing: idOf(input["thing"]),
    thingName: textOf(input["thingName"]),
    cost: wholeOf(input["cost"]) ?? 0,
  }),
  plan: (world, entry) => {
    const wanted = reviewPurchase(world, entry, entry.request);
    return wanted.ok ? ok(plainPlan<"purchase">({ ...entry.request, ...wanted.value })) : wanted;
  },
  about: ({ roll }) => [roll],
  needsGm: () => false,
};

type Asking = Pick<Entry, "author" | "actor" | "actorName">;

/** What is tried, or bought, from current data; or why it cannot be. */
export function reviewPurchase(
  world: World,
  asking: Asking,
  { roll, taken }: Pick<PurchaseRequest, "roll" | "taken">,
): Result<WantedThing> {
  const rolled = ownResultInForce(world, asking, roll);
  if (!rolled.ok) return rolled;
  const { now, actor } = rolled.value;
  const purchase = purchaseBy(world, now);
  if (!purchase) return refuse("buys-nothing");
  const { wanted, margin } = purchase;
  const entries = now.entries.filter((entry) => entry.kind === "purchase");
  if (entries.some(({ request }) => request.taken === taken)) return refuse("bought-already", { thing: wanted.thingName });
  if (taken) {
    if (entries.length === 0) return refuse("buys-nothing");
    return margin < 0 ? refuse("too-dear", { thing: wanted.thingName, cost: wanted.cost }) : ok(wanted);
  }
  const failed = failedAt(world, actor.uuid, roll);
  const barred = failed !== null && failed <= wanted.cost && !world.isGm(asking.author);
  return barred ? refuse("bought-failed", { cost: failed }) : ok(wanted);
}
