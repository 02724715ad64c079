import { type CalledShot, type Harm, PLAIN_WAY } from "../../rules/harm/harm-rules.ts";
import { LONGEST_PHRASE } from "../../rules/created-aspects/create-aspect.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { payPoints } from "../../rules/spend/payer.ts";
import type { AttackResult } from "../harm/attack-results.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { idOf, namedTarget, textOf } from "../read-input.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";
import { type AttackResultNow, inflicting, struckResult } from "./concede.ts";
import { harmOf, isOpenHit } from "./harm.ts";
import type { CallShotAsks } from "../requests/harm.ts";

/** The attacker pays to say what a forced consequence is. Source: S5, S5-R10. */
export const CALL_SHOT: Kind<"call-shot"> = {
  parse: (input) => ({
    roll: idOf(input["roll"]),
    ...namedTarget(input),
    words: textOf(input["words"]).trim().slice(0, LONGEST_PHRASE),
  }),
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const open = openAttackResult(world, request);
    if (!open.ok) return open;
    const { now, attackResult } = open.value;
    const attacker = inflicting(world, entry, open.value);
    if (!attacker.ok) return attacker;
    if (attackResult.shot) return refuse("shot-called");
    const price = shotPrice(world, now, attackResult);
    if (!price) return refuse("no-called-shot");
    if (request.words === "") return refuse("consequence-unnamed");
    const events = payPoints(attacker.value, price.attacker);
    if (!events.ok) return events;
    const targetName = world.actor(request.target)?.name ?? request.targetName;
    return ok(plainPlan<"call-shot">({ targetName }, events.value, { payment: "point", points: price.attacker }));
  },
  about: ({ request: { roll } }) => [roll],
  concerns: ({ request: { target } }) => [target],
};

/** The one who is hit pays to name it after all. Source: S5. */
export const VETO_SHOT: Kind<"veto-shot"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input), entry: idOf(input["entry"]) }),
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]), words: textOf(input["words"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const open = openAttackResult(world, request);
    if (!open.ok) return open;
    const { now, attackResult } = open.value;
    const { shot } = attackResult;
    if (!shot || shot.call.id !== request.entry) return refuse("entry-gone");
    const harmed = authorsActor(world, entry);
    if (!harmed.ok) return harmed;
    if (harmed.value.uuid !== attackResult.harmed) return refuse("not-yours", { actor: harmed.value.name });
    if (shot.veto) return refuse("shot-vetoed");
    const price = shotPrice(world, now, attackResult);
    if (!price) return refuse("no-called-shot");
    const events = payPoints(payerOf(world, harmed.value), price.defender);
    if (!events.ok) return events;
    const { words, targetName } = shot.call.request;
    const facts = { words, targetName };
    return ok(plainPlan<"veto-shot">(facts, events.value, { payment: "point", points: price.defender }));
  },
  about: ({ request: { roll, entry } }) => [roll, entry],
  concerns: ({ request: { target } }) => [target],
};

function openAttackResult(world: World, on: Pick<CallShotAsks, "roll" | "target">): Result<AttackResultNow> {
  const struck = struckResult(world, on);
  if (!struck.ok) return struck;
  const open = isOpenHit(struck.value.attackResult);
  return open.ok ? struck : open;
}

/** What naming the consequence of a hit costs either side, as it would be taken plainly; null where that cannot be done. */
export function shotPrice(world: Pick<World, "game" | "actor">, now: RollNow, attackResult: AttackResult): CalledShot | null {
  const harmed = world.actor(attackResult.harmed);
  const harm = harmed && harmOf(world, now, attackResult, harmed, PLAIN_WAY);
  return harm?.ok ? priceOf(world, attackResult, harm.value) : null;
}

function priceOf({ game: { ruleset, dials } }: Pick<World, "game">, { hit }: AttackResult, harm: Harm): CalledShot | null {
  return (hit && ruleset.harm?.calledShot(hit, harm, dials)) ?? null;
}
