import { type Bidding, type CompelTerms, foldBid, openBidding, raiseBid, type Ruleset } from "../../../rules/index.ts";
import type { Entry } from "../entry.ts";
import { type Answer, type CompelDetails, readAnswer, readCompelDetails } from "./compel-details.ts";

/**
 * Where a compel stands. `waiting`: not on the table yet; `accepted`: agreed, and it has not bitten yet; `happens`: whoever is
 * compelled plays along and has what there was to have.
 */
export const COMPEL_STAGES = ["waiting", "failed", "undone", "offered", "accepted", "happens", "refused", "withdrawn"] as const;
export type CompelStage = (typeof COMPEL_STAGES)[number];

export interface CompelNow {
  readonly stage: CompelStage;
  readonly details: CompelDetails;
  /** What it costs and brings as it stands. */
  readonly terms: CompelTerms;
  readonly escalated: boolean;
  /** The auction; null where points are offered. */
  readonly bidding: Bidding | null;
  /** Answers that count, in order. */
  readonly answers: readonly Entry[];
}

/** What only the table knows. */
export interface CompelCircumstances {
  /** It is done, believed, and not undone. */
  readonly stage: "waiting" | "failed" | "undone" | "offered";
  /** Whether the author of an answer had the right to it. */
  readonly heard: (answer: Answer, entry: Entry, now: CompelNow) => boolean;
}

/** A compel after the answers that stand, in order; one that does not fit where it stands then is passed over. */
export function foldCompel(ruleset: Ruleset, compel: Entry, answers: readonly Entry[], table: CompelCircumstances): CompelNow {
  const details = readCompelDetails(compel.asked.details);
  let now: CompelNow = {
    stage: table.stage === "offered" && details.passive ? "happens" : table.stage,
    details,
    terms: termsOf(ruleset, details, false),
    escalated: false,
    bidding: details.bidding ? openBidding(details.level) : null,
    answers: [],
  };
  for (const entry of answers) {
    const answer = readAnswer(entry.asked.details);
    if (answer && fits(now, answer) && table.heard(answer, entry, now)) now = after(ruleset, now, answer, entry);
  }
  return now;
}

/** Whether an answer can be given to a compel as it stands. Source: F3, S3 (escalated once, also after a refusal that was free). */
export function fits({ stage, bidding, terms }: CompelNow, answer: Answer): boolean {
  switch (answer) {
    case "accept":
    case "refuse":
      return stage === "offered" && !bidding;
    case "raise":
    case "fold":
      return stage === "offered" && bidding !== null;
    case "escalate":
      return terms.escalates && !bidding && (stage === "offered" || (stage === "refused" && terms.refuse.cost === 0));
    case "bite":
      return stage === "accepted";
    case "withdraw":
      return stage === "offered" || stage === "accepted";
  }
}

function after(ruleset: Ruleset, now: CompelNow, answer: Answer, entry: Entry): CompelNow {
  const next = { ...now, answers: [...now.answers, entry] };
  switch (answer) {
    case "accept":
      return { ...next, stage: bitesAtOnce(now, entry) ? "happens" : "accepted" };
    case "refuse":
      return { ...next, stage: "refused" };
    case "escalate":
      return { ...next, stage: "offered", escalated: true, terms: termsOf(ruleset, now.details, true) };
    case "bite":
      return { ...next, stage: "happens" };
    case "withdraw":
      return { ...next, stage: "withdrawn" };
    case "raise":
    case "fold":
      return bid(next, answer);
  }
}

/** Where points are not kept until it bites, or where it was put on a roll as it was accepted. */
function bitesAtOnce({ terms }: CompelNow, { asked }: Entry): boolean {
  return terms.accept.awarded === "at-once" || asked.gain !== "";
}

function bid(now: CompelNow, answer: "raise" | "fold"): CompelNow {
  const laid = now.bidding && (answer === "fold" ? foldBid(now.bidding) : raiseBid(now.bidding, ANYBODY));
  if (!laid?.ok) return now;
  const { end } = laid.value;
  return { ...now, bidding: laid.value, stage: end === "happens" ? "happens" : end === "resisted" ? "refused" : "offered" };
}

/** What was laid down was there to be laid down: that was looked at when it was. */
const ANYBODY = { source: "unlimited", actor: "", tier: "" } as const;

function termsOf(
  ruleset: Ruleset,
  { level, persistent, by, effect, cutthroat, free }: CompelDetails,
  escalated: boolean,
): CompelTerms {
  return ruleset.compelling.terms({
    aspect: { name: "", role: "", level, persistent },
    proposer: by,
    effect,
    escalated,
    cutthroat,
    free: free !== "",
  });
}
