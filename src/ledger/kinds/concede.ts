import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type Payer, payPoints, pointsMoved } from "../../rules/spend/payer.ts";
import { type AttackResult, attackResultOn } from "../harm/attack-results.ts";
import type { EntryOf } from "../entry.ts";
import { openAttacksOn, outOfConflicts } from "../conflict/giving-up.ts";
import { consequencesTaken } from "../harm/consequences-taken.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, namedTarget, textOf, textsOf } from "../read-input.ts";
import { rollOfActiveGame, type RollNow } from "../roll/replay-roll.ts";
import { inflicterOf } from "../harm/sides.ts";
import type { World } from "../world.ts";
import { isOpenHit, isStruck } from "./harm.ts";
import { type AnswerConcessionAsks, type ConcedeAsks, CONCESSION_ANSWERS, type ConcessionAnswer } from "../requests/harm.ts";

/** The one who is hit offers to give up instead. Source: S5, S5-R12. */
export const CONCEDE: Kind<"concede"> = {
  parse: (input) => ({ roll: idOf(input["roll"]), ...namedTarget(input), words: textOf(input["words"]).trim() }),
  parseFacts: (input) => ({ targetName: textOf(input["targetName"]) }),
  plan: (world, entry) => {
    const { request } = entry;
    const struck = struckResult(world, request);
    if (!struck.ok) return struck;
    if (!termsIn(world)) return refuse("no-concessions");
    const { attackResult } = struck.value;
    const conceder = authorsActor(world, entry);
    if (!conceder.ok) return conceder;
    if (conceder.value.uuid !== attackResult.harmed) return refuse("not-yours", { actor: conceder.value.name });
    const open = isOpenHit(attackResult);
    if (!open.ok) return open;
    if (request.words === "") return refuse("concession-unworded");
    return ok(plainPlan<"concede">({ targetName: world.actor(request.target)?.name ?? request.targetName }));
  },
  about: ({ request: { roll } }) => [roll],
  concerns: ({ request: { target } }) => [target],
  order: { fromOutside: true, dependents: [] },
};

/** It is accepted or refused by the one who hit; a GM may find a refused one fair. Source: S5, S5-R8. */
export const ANSWER_CONCESSION: Kind<"answer-concession"> = {
  parse: (input) => {
    const say = choiceOf(CONCESSION_ANSWERS, input["say"]);
    return say && { roll: idOf(input["roll"]), ...namedTarget(input), entry: idOf(input["entry"]), say };
  },
  parseFacts: (input) => ({
    targetName: textOf(input["targetName"]),
    conceder: idOf(input["conceder"]),
    dropped: textsOf(input["dropped"]),
    concederName: textOf(input["concederName"]),
    words: textOf(input["words"]),
  }),
  plan: (world, entry) => {
    const { request, author } = entry;
    // A GM may say so after the hit was taken.
    const asked = request.say === "fair" ? attackResultNow(world, request) : struckResult(world, request);
    if (!asked.ok) return asked;
    const { concession } = asked.value.attackResult;
    if (concession?.offer.id !== request.entry) return refuse("entry-gone");
    const answerer = inflicting(world, entry, asked.value);
    if (!answerer.ok) return answerer;
    if (request.say === "fair" && !world.isGm(author)) return refuse("not-yours", { actor: answerer.value.actor });
    const { offer, answer, fair } = concession;
    const isTurn = request.say === "fair" ? answer?.request.say === "refuse" && !fair : !answer;
    if (!isTurn) return refuse("concession-answered");
    const events = moved(world, request.say, { conceder: offer.actor, answerer: answerer.value });
    if (!events.ok) return events;
    const named = { targetName: offer.request.targetName, concederName: offer.actorName, words: offer.request.words };
    const facts = { ...named, conceder: offer.actor, dropped: droppedBy(world, request, offer.actor) };
    return ok(plainPlan<"answer-concession">(facts, events.value));
  },
  about: ({ request: { roll, entry }, facts }) => [roll, entry, ...(facts?.dropped ?? [])],
  concerns: ({ request: { target } }) => [target],
};

function termsIn({ game }: Pick<World, "game">) {
  return game.ruleset.harm?.concession ?? null;
}

export interface AttackResultNow {
  readonly now: RollNow;
  readonly attackResult: AttackResult;
}

/** The attack an entry is about, as it is now. */
function attackResultNow(world: World, { roll, target }: Pick<ConcedeAsks, "roll" | "target">): Result<AttackResultNow> {
  const now = rollOfActiveGame(world, roll);
  if (!now.ok) return now;
  const attackResult = attackResultOn(world, now.value, target);
  return attackResult ? ok({ now: now.value, attackResult }) : refuse("no-attack");
}

/** A attack that has hit and that nobody has taken. */
export function struckResult(world: World, on: Pick<ConcedeAsks, "roll" | "target">): Result<AttackResultNow> {
  const asked = attackResultNow(world, on);
  if (!asked.ok) return asked;
  const struck = isStruck(asked.value.attackResult);
  return struck.ok ? asked : struck;
}

/** The points of the one who inflicted the hit, if the entry's author plays them. */
export function inflicting(
  world: World,
  entry: EntryOf<"answer-concession"> | EntryOf<"call-shot">,
  { now, attackResult }: AttackResultNow,
): Result<Payer> {
  const actor = authorsActor(world, entry);
  if (!actor.ok) return actor;
  if (actor.value.uuid !== inflicterOf(now, attackResult)) return refuse("not-yours", { actor: actor.value.name });
  return ok(payerOf(world, actor.value));
}

/** Other attacks that are over for the one who concedes. */
function droppedBy(world: World, { say, roll }: AnswerConcessionAsks, conceder: string): readonly string[] {
  return say === "accept" ? openAttacksOn(world, [conceder]).filter((id) => id !== roll) : [];
}

function moved(
  world: World,
  say: ConcessionAnswer,
  { conceder, answerer }: { readonly conceder: string; readonly answerer: Payer },
): Result<readonly LedgerEvent[]> {
  const terms = termsIn(world);
  if (!terms) return refuse("no-concessions");
  if (say === "refuse") return ok([]);
  if (say === "fair") return payPoints(answerer, -terms.refused);
  const actor = world.actor(conceder);
  if (!actor) return refuse("actor-gone", { actor: conceder });
  const points = terms.accepted(consequencesTaken(world, conceder));
  return ok([...pointsMoved(payerOf(world, actor), points), ...outOfConflicts(world, conceder)]);
}
