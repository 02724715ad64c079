import { GAINS, MOMENTS } from "../../rules/invoke/invocation-rules.ts";
import { ok, refuse } from "../../rules/result.ts";
import type { Payer } from "../../rules/spend/payer.ts";
import { spend, type SpendInput } from "../../rules/spend/spend.ts";
import { actsOn, isVehicleOf } from "../roll/aboard.ts";
import { diceFor } from "../roll/dice-for-gain.ts";
import { openDice } from "../roll/final-dice.ts";
import type { Kind } from "../kind.ts";
import { counteredBy } from "../order.ts";
import { authorsPayer, boxPayer } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedAspect, textOf } from "../read-input.ts";
import { type RollNow, rollSeenBy } from "../roll/replay-roll.ts";
import { pointsUsed } from "../uses.ts";

/** Source: F4, S3, T3, M3. */
export const SPEND: Kind<"spend"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    use: idOf(input["use"]),
    moment: choiceOf(MOMENTS, input["moment"]) ?? "after",
    ...namedAspect(input),
  }),
  parseFacts: (input) => ({ gain: choiceOf(GAINS, input["gain"]), aspectName: textOf(input["aspectName"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const rolled = rollSeenBy(world, entry.author, request.roll);
    if (!rolled.ok) return rolled;
    const now = rolled.value;
    const open = openDice(now);
    if (!open.ok) return open;
    const payer = authorsPayer(world, entry);
    if (!payer.ok) return payer;
    const box = boxPayer(world, entry.author, request);
    if (!box.ok) return box;
    const asked = { ...spendingOn(now, payer.value), use: request.use, box: box.value };
    const spent = spend(world.game, asked);
    if (!spent.ok) return spent;
    const { use, points, events } = spent.value;
    if (use.roll === "none") return refuse("use-unknown", { use: use.id });
    const mine = payer.value.actor === actsOn(now.roll);
    if ((use.roll === "own") !== mine || isVehicleOf(now.roll, payer.value.actor))
      return refuse("not-yours", { actor: entry.actorName });
    const dice = use.gain ? diceFor(now.roll, now.state, { gain: use.gain, die: null }) : ok(null);
    if (!dice.ok) return dice;
    const facts = { gain: use.gain, aspectName: box.value?.name ?? "" };
    const payment = box.value ? "box" : "point";
    return ok(plainPlan<"spend">(facts, events, { payment, points, dice: dice.value, turn: world.turn }));
  },
  about: ({ request: { roll } }) => [roll],
  usesAspect: ({ aspect }) => aspect !== "",
};

/** What a payer has spent on a roll so far, and its dice. */
export function spendingOn(
  { entries, state }: Pick<RollNow, "entries" | "state">,
  payer: Payer,
): Omit<SpendInput, "use" | "box"> {
  const countered = counteredBy(entries);
  const made = entries.flatMap(({ id, kind, request, actor }) =>
    kind === "spend" ? [{ use: request.use, spender: actor, countered: countered.has(id) }] : [],
  );
  const paid = entries.filter(({ kind, actor }) => (kind === "spend" || kind === "invoke") && actor === payer.actor);
  const spent = paid.reduce((sum, { outcome }) => sum + pointsUsed(outcome), 0);
  return { payer, method: state.request.method, made, spent };
}
