import { freeCompel, RULESET_IDS, rulesetById, type Ruleset } from "../../rules/index.ts";
import type { Answer, CompelDetails } from "../../view/ledger/compel/compel-details.ts";
import { type CompelCircumstances, type CompelNow, foldCompel } from "../../view/ledger/compel/fold-compel.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { ownsAll, standingOn, stands } from "../ledger/entries.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { readEntry } from "../ledger/read-entry.ts";
import { dialValues } from "../settings/current-game.ts";

export interface CompelOnTable {
  readonly compel: Entry;
  readonly ruleset: Ruleset;
  readonly now: CompelNow;
}

/** A compel with everything said to it; null for any other message. `facts`: what to go by instead of what it says of itself. */
export function compelNow(id: string, facts?: Entry["asked"]["details"]): CompelOnTable | null {
  const stored = readEntry(game.messages.get(id));
  const known = RULESET_IDS.find((ruleset) => ruleset === stored?.game);
  if (!stored || stored.kind !== "compel" || !known) return null;
  const compel = facts ? { ...stored, asked: { ...stored.asked, details: facts } } : stored;
  const ruleset = rulesetById(known);
  const answers = standingOn(id).filter(({ kind }) => kind === "answer");
  const heard: CompelCircumstances["heard"] = (answer, entry, now) =>
    entry.byGm || maySay(game.users.get(entry.author), answer, { compel, ruleset, now });
  const table = { stage: stageOf(compel), heard };
  const now = foldCompel(ruleset, compel, answers, table);
  const free = freeLeft(ruleset, compel, now);
  if (free === now.details.free) return { compel, ruleset, now };
  const priced = { ...compel, asked: { ...compel.asked, details: { ...now.details, free } } };
  return { compel, ruleset, now: foldCompel(ruleset, priced, answers, table) };
}

/**
 * Id of the free use that still pays for an offer. R8: where somebody has had it meanwhile, the offer costs what it costs without one.
 * Source: S3.
 */
function freeLeft(ruleset: Ruleset, { asked, actor }: Entry, { stage, details: { free } }: CompelNow): string {
  if (free === "" || stage !== "offered") return free;
  const aspect = ledgerAspect(asked.aspect);
  return aspect ? freeCompel({ ruleset, dials: dialValues() }, aspectState(aspect), { actor }) : "";
}

function stageOf(compel: Entry): CompelCircumstances["stage"] {
  if (compel.state === "refused") return "failed";
  if (compel.state !== "done" || !isBelieved(compel)) return "waiting";
  return stands(compel) ? "offered" : "undone";
}

/** Without a game master people see to their own trouble only. */
function isBelieved({ byGm, author, writer, asked, outcome }: Entry): boolean {
  if (byGm) return true;
  return writer === author && ownsAll(author, outcome.events) && ownsActor(game.users.get(author), asked.target);
}

export function ownsActor(user: User.Implementation | undefined, uuid: string): boolean {
  return Boolean(user && ledgerActor(uuid)?.testUserPermission(user, "OWNER"));
}

/** Whether a user may say something to a compel, once it fits. Source: S3 (the GM agrees to trouble one asks for, and escalates). */
export function maySay(user: User.Implementation | undefined, answer: Answer, { compel, ruleset, now }: CompelOnTable): boolean {
  if (!user) return false;
  if (user.isGM) return true;
  const own = ownsActor(user, compel.asked.target);
  switch (answer) {
    case "accept":
    case "refuse":
      return own && !gmAgrees(ruleset, now.details);
    case "raise":
    case "fold":
      return own && now.bidding?.turn === "player";
    case "bite":
      return compel.author === user.id || (own && now.details.effect !== "event");
    case "withdraw":
      return compel.author === user.id;
    case "escalate":
      return false;
  }
}

/** Somebody asks for trouble, and it is the game master's to agree. */
export function gmAgrees({ compelling }: Ruleset, { by }: Pick<CompelDetails, "by">): boolean {
  return compelling.gmAgrees?.(by) ?? false;
}
