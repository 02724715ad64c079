import { acceptCompel, clearedBox, compelledAway, type CompelSides, freeUsed, refuseCompel } from "../../rules/compel/compel.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { Bidding } from "../../rules/compel/compel-rules.ts";
import type { DicePlan } from "../../rules/dice/dice-method.ts";
import { type Gain, GAINS } from "../../rules/invoke/invocation-rules.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { diceFor } from "../roll/dice-for-gain.ts";
import type { Kind } from "../kind.ts";
import { boxPayer, payerOf } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, type Input, namedAspect, namedTarget, textOf, wholeOf } from "../read-input.ts";
import { type CompelNow, compelNow, fits, gmAgrees, mayAnswer } from "../compel/replay-compel.ts";
import { rollOfActiveGame } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";
import { isRollOf, proposerOf } from "./compel.ts";
import { type Answer, type AnswerAsks, ANSWERS } from "../requests/compel.ts";

/** An answer to a compel, if its author may give it and the compel's state allows it. Source: F3, S3, T3, M3. */
export const ANSWER: Kind<"answer"> = {
  parse: (input) => {
    const say = choiceOf(ANSWERS, input["say"]);
    if (!say) return null;
    const names = { aspectName: textOf(input["aspectName"]), targetName: textOf(input["targetName"]) };
    return { compel: idOf(input["compel"]), say, ...names, ...readChoice(input) };
  },
  parseFacts: (input) => ({
    ...readChoice(input),
    gain: choiceOf(GAINS, input["gain"]),
    ...namedAspect(input),
    ...namedTarget(input),
    proposerName: textOf(input["proposerName"]),
  }),
  plan: (world, { author, request }) => {
    const state = compelNow(world, request.compel);
    if (!state) return refuse("compel-gone");
    const { ruleset, now } = state;
    const { say } = request;
    if (ruleset.id !== world.game.ruleset.id) return refuse("compel-game");
    if (!fits(now, say)) return refuse(now.bidding?.end ? "bidding-over" : "compel-answered");
    if (!world.isUser(author) || !mayAnswer(world, author, say, state)) return refuse("compel-not-yours");
    if (isOutdated(request, now.bidding)) return refuse("bid-moved");
    const sides = sidesOf(world, state);
    if (!sides.ok) return sides;
    const roll = rollOf(world, request, state);
    if (!roll.ok) return roll;
    const events = changes(world, say, state, sides.value, roll.value !== "");
    if (!events.ok) return events;
    const chosen = boxToClear(world, author, request, state);
    if (!chosen.ok) return chosen;
    const box = chosen.value;
    const cleared = clearedBox(state.now.terms, sides.value.target, box);
    if (!cleared.ok) return cleared;
    const triggered = triggerOnRoll(world, roll.value, now.request.effect);
    if (!triggered.ok) return triggered;
    const { aspect } = now.request;
    const { aspectName, target, targetName, proposerName } = now.facts;
    const { gain, dice } = triggered.value;
    const named = { aspect, aspectName, target, targetName, proposerName };
    const facts = { roll: roll.value, gain, ...named, ...bidMade(now.bidding) };
    const clears = { cleared: box?.uuid ?? "", clearedName: box?.name ?? "" };
    return ok(plainPlan<"answer">({ ...facts, ...clears }, [...events.value, ...cleared.value], { dice }));
  },
  about: ({ request, facts }) => [request.compel, (facts ?? request).roll],
  concerns: ({ facts }) => [facts?.target ?? ""],
};

/** What is chosen with an answer, or found instead. */
function readChoice(input: Input) {
  return {
    roll: idOf(input["roll"]),
    side: choiceOf(["gm", "player"] as const, input["side"]) ?? "",
    bid: wholeOf(input["bid"]) ?? 0,
    cleared: idOf(input["cleared"]),
    clearedName: textOf(input["clearedName"]),
  } as const;
}

function sidesOf(world: World, { compel, now }: CompelNow): Result<CompelSides> {
  const target = world.actor(now.facts.target);
  if (!target || !world.isUser(compel.author)) return refuse("compel-gone");
  const proposer = proposerOf(world, compel);
  return proposer.ok ? ok({ proposer: proposer.value, target: payerOf(world, target) }) : proposer;
}

/** The aspect whose box accepting clears; null for none. */
function boxToClear(
  world: World,
  author: string,
  { say, cleared: aspect, clearedName: aspectName }: AnswerAsks,
  { now: { terms } }: CompelNow,
): Result<Aspect | null> {
  if (aspect !== "" && (say !== "accept" || terms.accept.clears !== true)) return refuse("aspect-gone", { aspect: aspectName });
  return boxPayer(world, author, { aspect, aspectName });
}

/** Id of the roll that this answer puts the compel on, "" for none. */
function rollOf(world: World, { say, roll }: AnswerAsks, { now: { request, facts, terms } }: CompelNow): Result<string> {
  const onRoll = request.effect !== "event" && terms.accept.awarded === "when-triggered";
  if (!onRoll || (say !== "trigger" && say !== "accept")) return ok("");
  const chosen = say === "accept" ? facts.roll : roll;
  if (say === "accept" && chosen === "") return ok("");
  return isRollOf(world, chosen, { uuid: facts.target }) ? ok(chosen) : refuse("compel-roll", { actor: facts.targetName });
}

function changes(
  world: World,
  say: Answer,
  state: CompelNow,
  sides: CompelSides,
  triggers: boolean,
): Result<readonly LedgerEvent[]> {
  const { compel, ruleset, now } = state;
  switch (say) {
    case "refuse":
      return gmAgrees(ruleset, now.facts) ? ok([]) : refuseCompel(now.terms, sides);
    case "accept":
      return accepted(world, state, sides, triggers);
    case "trigger":
      return triggeredEvents(world, state, sides);
    case "raise":
    case "fold": {
      const laid = bidOf(say, state, sides);
      return laid.ok ? ok(ruleset.compelling.auction?.events(laid.value, sides.target) ?? []) : laid;
    }
    case "withdraw":
      return ok(inverseEvents([compel, ...now.answers].flatMap(({ outcome }) => outcome.events)));
    case "escalate":
      return ok([]);
  }
}

/** What accepting costs, and what it brings where it comes up at once. */
function accepted(world: World, { now }: CompelNow, sides: CompelSides, triggers: boolean): Result<readonly LedgerEvent[]> {
  const made = acceptCompel(now.terms, sides);
  if (!made.ok) return made;
  const { free, aspectName } = now.facts;
  const aspect = world.aspect(now.request.aspect);
  if (!aspect && free !== "") return refuse("aspect-gone", { aspect: aspectName });
  const used = aspect ? freeUsed(aspect, free) : [];
  const happens = now.terms.accept.awarded === "at-once" || triggers;
  const away = aspect && happens ? compelledAway(world.game, aspect, free) : [];
  return ok([...made.value.now, ...used, ...(triggers ? made.value.onTrigger : []), ...away]);
}

/** Already paid for: only the effects remain. */
function triggeredEvents(
  world: World,
  { now: { terms, request } }: CompelNow,
  sides: CompelSides,
): Result<readonly LedgerEvent[]> {
  const made = acceptCompel({ ...terms, proposal: { ...terms.proposal, cost: 0 } }, sides);
  if (!made.ok) return made;
  const aspect = world.aspect(request.aspect);
  return ok([...made.value.onTrigger, ...(aspect ? compelledAway(world.game, aspect, "") : [])]);
}

/** The auction has gone on since the bid it answers was shown. */
function isOutdated({ side, bid }: AnswerAsks, bidding: Bidding | null): boolean {
  const made = bidMade(bidding);
  return side !== "" && (side !== made.side || bid !== made.bid);
}

/** Whose turn it was, and that side's bid if it raises. */
export function bidMade(bidding: Bidding | null): Pick<AnswerAsks, "side" | "bid"> {
  if (!bidding) return { side: "", bid: 0 };
  const { turn: side, gm } = bidding;
  return { side, bid: side === "gm" ? gm + 1 : gm };
}

function bidOf(say: "raise" | "fold", { ruleset, now: { bidding } }: CompelNow, { target }: CompelSides): Result<Bidding> {
  const { auction } = ruleset.compelling;
  if (!bidding || !auction) return refuse("compel-answered");
  return say === "fold" ? auction.fold(bidding) : auction.raise(bidding, target);
}

/** What it does to the roll it affects: a step on that roll's card. */
function triggerOnRoll(
  world: World,
  roll: string,
  effect: string,
): Result<{ readonly gain: Gain | null; readonly dice: DicePlan | null }> {
  if (roll === "") return ok({ gain: null, dice: null });
  const rolled = rollOfActiveGame(world, roll);
  if (!rolled.ok) return rolled;
  const gain: Gain = effect === "reroll" ? "reroll-all" : "minus-two";
  const dice = diceFor(rolled.value.roll, rolled.value.state, { gain, die: null });
  return dice.ok ? ok({ gain, dice: dice.value }) : dice;
}
