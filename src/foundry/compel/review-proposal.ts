import {
  type AspectState,
  type CompelSides,
  type CompelTerms,
  compelTerms,
  freeCompel,
  ok,
  type Payer,
  type Proposer,
  refuse,
  type Result,
  type Ruleset,
  useAgainRefusal,
} from "../../rules/index.ts";
import { type CompelDetails, readCompelDetails } from "../../view/ledger/compel/compel-details.ts";
import type { Entry, EntryAsked } from "../../view/ledger/entry.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { isPlace, isThing } from "../documents/is-place.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { dialValues, gameInForce } from "../settings/current-game.ts";
import { aspectAskedFor } from "../ledger/aspect-asked-for.ts";
import { turnNow } from "../invoke/turn-now.ts";
import { useOf, usesOfTurn } from "../invoke/uses-of-turn.ts";
import { authorsActor } from "../ledger/authors-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { payerOf } from "../spend/payer.ts";

/** A compel as the documents say it is, whatever its author wrote. */
export interface Proposal {
  readonly aspect: NornItem<"aspect">;
  readonly target: NornActor;
  readonly details: CompelDetails;
  readonly terms: CompelTerms;
  readonly sides: CompelSides;
}

/** What of an entry counts here. */
export type Proposed = Pick<Entry, "id" | "author" | "actor" | "actorName" | "game"> & {
  readonly asked: Pick<EntryAsked, "aspect" | "aspectName" | "target" | "details">;
};

/** A game master who compels for nobody in particular. */
const GM_PAYER: Payer = { source: "unlimited", actor: "", tier: "" };

/** Whether a compel may be proposed now, and what it costs and brings. */
export function reviewProposal(entry: Proposed): Result<Proposal> {
  const { asked, author: userId } = entry;
  const inForce = gameInForce();
  const { ruleset } = inForce;
  const author = game.users.get(userId);
  if (entry.game !== ruleset.id) return refuse("compel-game");
  const found = aspectAskedFor(entry);
  if (!found.ok) return found;
  if (!author) return refuse("not-signed");
  const aspect = found.value;
  const target = targetOf(aspect, asked.target);
  if (!target) return refuse("nobody-compelled");
  const proposer = proposerOf(entry, author, ruleset);
  if (!proposer.ok) return proposer;
  const used = usedAlready(entry, aspectState(aspect), ruleset);
  if (used) return refuse(used, { aspect: aspect.name });

  const by = roleOf(author, entry.actor, target);
  const wanted = readCompelDetails(asked.details);
  if (wanted.passive && !author.isGM) return refuse("not-passive");
  const state = aspectState(aspect);
  const cutthroat = wanted.cutthroat && ruleset.compelling.cutthroat === true && author.isGM;
  const asking = { aspect: state, proposer: by, effect: wanted.effect, escalated: false, cutthroat, free: false };
  const dear = compelTerms(inForce, asking);
  if (!dear.ok) return dear;
  const free = dear.value.proposal.cost > 0 ? freeCompel(inForce, state, proposer.value) : "";
  const terms = free === "" ? dear : compelTerms(inForce, { ...asking, free: true });
  if (!terms.ok) return terms;
  const details: CompelDetails = {
    effect: wanted.effect,
    cutthroat,
    passive: wanted.passive,
    roll: isRollOf(wanted.roll, target) ? wanted.roll : "",
    by,
    proposerName: ledgerActor(entry.actor)?.name ?? "",
    targetName: target.name,
    level: state.level,
    persistent: ruleset.aspects.persistent && state.persistent,
    bidding: ruleset.compelling.bidding?.(dialValues()) === true && !wanted.passive,
    free,
  };
  const sides = { proposer: proposer.value, target: payerOf(target, ruleset, dialValues()) };
  return ok({ aspect, target, details, terms: terms.value, sides });
}

/** Whoever bears an aspect is the one compelled; of a place or a thing anybody may be hit. */
function targetOf({ actor }: NornItem<"aspect">, wanted: string): NornActor | null {
  if (actor && !isThing(actor)) return ledgerActor(actor.uuid);
  const chosen = ledgerActor(wanted);
  return chosen && isPlace(chosen) ? null : chosen;
}

/** Who pays for a proposal. */
export function proposerOf(
  { actor, actorName }: Pick<Entry, "actor" | "actorName">,
  author: User.Implementation,
  ruleset: Ruleset,
): Result<Payer> {
  if (actor === "" && author.isGM) return ok(GM_PAYER);
  const proposer = authorsActor({ actor, actorName, author: author.id ?? "" });
  return proposer.ok ? ok(payerOf(proposer.value, ruleset, dialValues())) : proposer;
}

function roleOf(author: User.Implementation, proposer: string, target: NornActor): Proposer {
  if (proposer === "" && author.isGM) return "gm";
  return proposer === target.uuid ? "target" : "other";
}

/** What the same character has invoked or compelled in this turn counts. A game master is no character. Source: S3. */
function usedAlready({ id, actor }: Proposed, aspect: AspectState, ruleset: Ruleset) {
  if (actor === "") return null;
  const uses = usesOfTurn(turnNow()).filter((use) => use.id !== id);
  return useAgainRefusal({ ruleset, dials: dialValues() }, { aspect, user: actor, uses: uses.map((use) => useOf(use, false)) });
}

/** Whether a message is a roll that somebody made. */
export function isRollOf(id: string, target: NornActor): boolean {
  const roll = game.messages.get(id);
  return isMessageOfType(roll, "action") && roll.system.actor === target.uuid;
}
