import type { Bidding, CompelTerms } from "../../rules/compel/compel-rules.ts";
import { freeCompel } from "../../rules/compel/compel.ts";
import { RULESET_IDS, rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { DoneOf, Entry, EntryOf } from "../entry.ts";
import { counteredBy, activeOn, isActive } from "../order.ts";
import type { Answer, CompelAsks, CompelFacts } from "../requests/compel.ts";
import type { World } from "../world.ts";

/**
 * State of a compel. `waiting`: not settled yet; `accepted`: agreed, but not in effect yet; `happens`: the compelled character
 * goes along with it and has been paid.
 */
const COMPEL_STAGES = ["waiting", "failed", "undone", "offered", "accepted", "happens", "refused", "withdrawn"] as const;
export type CompelStage = (typeof COMPEL_STAGES)[number];

/** What a compel asks, and what was found when it was offered: but for a free use that is gone. */
interface Offer {
  readonly request: CompelAsks;
  readonly facts: CompelFacts;
}

export interface CompelState extends Offer {
  readonly stage: CompelStage;
  /** Current costs and rewards. */
  readonly terms: CompelTerms;
  readonly escalated: boolean;
  /** The auction; null where a fixed price is offered. */
  readonly bidding: Bidding | null;
  /** Answers that count, in order. */
  readonly answers: readonly DoneOf<"answer">[];
}

/** A compel with all its answers. */
export interface CompelNow {
  readonly compel: EntryOf<"compel">;
  readonly ruleset: Ruleset;
  readonly now: CompelState;
}

type Book = Pick<World, "entries" | "aspect" | "isGm" | "owns" | "game">;

/** Null for anything but a compel. An answer whose points were cancelled does not count (F4). `facts`: used instead of its own. */
export function compelNow(world: Book, id: string, facts?: CompelFacts): CompelNow | null {
  const compel = world.entries.entry(id);
  const known = RULESET_IDS.find((ruleset) => ruleset === compel?.game);
  if (compel?.kind !== "compel" || !known) return null;
  const ruleset = rulesetById(known);
  const entries = activeOn(world.entries, id);
  const countered = counteredBy(entries);
  const answers = entries.flatMap((entry) => (entry.kind === "answer" && !countered.has(entry.id) ? [entry] : []));
  const stage = stageOf(world, compel);
  const offer = { request: compel.request, facts: facts ?? compel.facts ?? unsettled(compel) };
  const now = replayCompel(ruleset, offer, answers, stage);
  const free = freeLeft(world, ruleset, compel, now);
  if (free === now.facts.free) return { compel, ruleset, now };
  return {
    compel,
    ruleset,
    now: replayCompel(ruleset, { ...offer, facts: { ...offer.facts, free } }, answers, stage),
  };
}

/** What is taken for granted of a compel that is not settled: only its words are shown. */
function unsettled({ actor, actorName, request }: EntryOf<"compel">): CompelFacts {
  const { aspectName, target, targetName, conditions, roll, free } = request;
  const named = { aspectName, target, targetName, by: actor === "" ? "gm" : "other", proposerName: actorName } as const;
  const price = { level: 1, persistent: false, bidding: false, played: false, pooled: false, clears: false };
  return { ...named, conditions, roll, free, ...price };
}

/**
 * Id of the free use that still pays for an offer. R8: if it has been used meanwhile, the offer costs what it costs without one.
 * Source: S3.
 */
function freeLeft(
  { aspect: find, game }: Book,
  ruleset: Ruleset,
  { actor }: Entry,
  { stage, request: { aspect: uuid }, facts: { free } }: CompelState,
): string {
  if (free === "" || stage !== "offered") return free;
  const aspect = find(uuid);
  return aspect ? freeCompel({ ruleset, dials: game.dials }, aspect, { actor }) : "";
}

function stageOf({ entries }: Book, compel: Entry): "waiting" | "failed" | "undone" | "offered" {
  if (compel.state === "refused") return "failed";
  if (compel.state === "pending") return "waiting";
  return isActive(entries, compel) ? "offered" : "undone";
}

/** A compel after the answers that stand, in order; an answer its state does not allow is skipped. */
export function replayCompel(
  ruleset: Ruleset,
  offer: Offer,
  answers: readonly DoneOf<"answer">[],
  stage: CompelStage,
): CompelState {
  const { request, facts } = offer;
  let now: CompelState = {
    ...offer,
    stage: stage === "offered" && request.passive ? "happens" : stage,
    terms: termsOf(ruleset, offer, false),
    escalated: false,
    bidding: (facts.bidding && ruleset.compelling.auction?.open(facts.level)) || null,
    answers: [],
  };
  for (const entry of answers) {
    if (fits(now, entry.request.say)) now = after(ruleset, now, entry);
  }
  return now;
}

/** Whether a compel's state allows an answer. Source: F3, S3 (escalated once, also after a refusal that was free). */
export function fits({ stage, bidding, terms }: CompelState, answer: Answer): boolean {
  switch (answer) {
    case "accept":
    case "refuse":
      return stage === "offered" && !bidding;
    case "raise":
    case "fold":
      return stage === "offered" && bidding !== null;
    case "escalate":
      return terms.escalates && !bidding && (stage === "offered" || (stage === "refused" && terms.refuse.cost === 0));
    case "trigger":
      return stage === "accepted";
    case "withdraw":
      return stage === "offered" || stage === "accepted";
  }
}

/** Whether a user may give an answer the state allows. Source: S3 (the GM agrees to a self-compel, and escalates). */
export function mayAnswer(
  world: Pick<World, "isGm" | "owns">,
  user: string,
  answer: Answer,
  { compel, ruleset, now }: CompelNow,
): boolean {
  if (world.isGm(user)) return true;
  const own = world.owns(user, now.facts.target);
  switch (answer) {
    case "accept":
    case "refuse":
      return own && !gmAgrees(ruleset, now.facts);
    case "raise":
    case "fold":
      return own && now.bidding?.turn === "player";
    case "trigger":
      return compel.author === user || (own && now.request.effect !== "event");
    case "withdraw":
      return compel.author === user;
    case "escalate":
      return false;
  }
}

/** A self-compel: the GM has to agree. */
export function gmAgrees({ compelling }: Ruleset, { by }: Pick<CompelFacts, "by">): boolean {
  return compelling.gmAgrees(by);
}

function after(ruleset: Ruleset, now: CompelState, entry: DoneOf<"answer">): CompelState {
  const next = { ...now, answers: [...now.answers, entry] };
  const { say } = entry.request;
  switch (say) {
    case "accept":
      return { ...next, stage: takesEffectNow(now, entry) ? "happens" : "accepted" };
    case "refuse":
      return { ...next, stage: "refused" };
    case "escalate":
      return { ...next, stage: "offered", escalated: true, terms: termsOf(ruleset, now, true) };
    case "trigger":
      return { ...next, stage: "happens" };
    case "withdraw":
      return { ...next, stage: "withdrawn" };
    case "raise":
    case "fold":
      return bid(ruleset, next, say);
  }
}

/** Whether accepting pays at once: the game does not hold the points back, or it was accepted on a roll. */
function takesEffectNow({ terms }: CompelState, { facts }: DoneOf<"answer">): boolean {
  return terms.accept.awarded === "at-once" || facts.gain !== null;
}

function bid({ compelling: { auction } }: Ruleset, now: CompelState, answer: "raise" | "fold"): CompelState {
  const made = now.bidding && (answer === "fold" ? auction?.fold(now.bidding) : auction?.raise(now.bidding, ANY_PARTY));
  if (!made?.ok) return now;
  const { end } = made.value;
  return { ...now, bidding: made.value, stage: end === "happens" ? "happens" : end === "resisted" ? "refused" : "offered" };
}

/** The points were checked when they were bid. */
const ANY_PARTY = { source: "unlimited", actor: "", tier: "" } as const;

function termsOf(
  ruleset: Ruleset,
  { request: { effect }, facts: { level, persistent, by, conditions, free, played, pooled, clears } }: Offer,
  escalated: boolean,
): CompelTerms {
  const aspect = { name: "", role: "", level, persistent };
  return ruleset.compelling.terms({
    aspect,
    proposer: by,
    effect,
    escalated,
    conditions,
    free: free !== "",
    played,
    pooled,
    clears,
  });
}
