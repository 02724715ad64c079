import type { Aspect } from "../../rules/aspects/aspect.ts";
import { COMPEL_EFFECTS, type CompelTerms, type Proposer, PROPOSERS } from "../../rules/compel/compel-rules.ts";
import { compelledAway, type CompelSides, compelTerms, freeCompel, proposeCompel } from "../../rules/compel/compel.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type Payer, pointsMoved } from "../../rules/spend/payer.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { useAgainRefusal } from "../../rules/invoke/use-again.ts";
import type { Entry, EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { authorsActor, authorsAspect, GM_PAYER, payerOf, reached } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, type Input, namedAspect, namedTarget, textOf, textsOf, wholeOf } from "../read-input.ts";
import { useOf, usesOfTurn } from "../uses.ts";
import type { LedgerActor, World } from "../world.ts";
import type { CompelAsks, CompelFacts } from "../requests/compel.ts";

/** The highest level of an auction. */
const MOST_LEVEL = 20;

/** The most conditions a client may send. */
const MOST_CONDITIONS = 20;

/** Proposes a compel, for what that costs; or awards its point at once. Source: F3, S3, T3, M3. */
export const COMPEL: Kind<"compel"> = {
  parse: (input) => ({
    ...namedAspect(input),
    ...namedTarget(input),
    words: textOf(input["words"]).trim(),
    effect: choiceOf(COMPEL_EFFECTS, input["effect"]) ?? "event",
    conditions: parseConditions(input),
    passive: input["passive"] === true,
    roll: idOf(input["roll"]),
    free: idOf(input["free"]),
  }),
  parseFacts: (input) => ({
    aspectName: textOf(input["aspectName"]),
    ...namedTarget(input),
    conditions: parseConditions(input),
    roll: idOf(input["roll"]),
    by: choiceOf(PROPOSERS, input["by"]) ?? "other",
    proposerName: textOf(input["proposerName"]),
    level: Math.min(MOST_LEVEL, Math.max(1, wholeOf(input["level"]) ?? 1)),
    persistent: input["persistent"] === true,
    bidding: input["bidding"] === true,
    free: idOf(input["free"]),
    played: input["played"] === true,
    pooled: input["pooled"] === true,
    clears: input["clears"] === true,
  }),
  plan: (world, entry) => {
    const proposal = reviewProposal(world, entry);
    if (!proposal.ok) return proposal;
    const { aspect, facts, terms, sides } = proposal.value;
    const { request } = entry;
    const { turn } = world;
    const wasFree = request.free !== "" && facts.free === "";
    if (wasFree && terms.proposal.cost > 0) return refuse("free-taken", { aspect: aspect.name });
    if (request.passive) {
      const { gain } = terms.accept;
      if (gain === 0) return refuse("nothing-to-award", { aspect: aspect.name });
      const events = [...pointsMoved(sides.target, gain), ...compelledAway(world.game, aspect, "")];
      return ok(plainPlan<"compel">(facts, events, { turn }));
    }
    if (facts.bidding) return ok(plainPlan<"compel">(facts, [], { turn }));
    const paid = proposeCompel(terms, sides);
    if (!paid.ok) return paid;
    const { cost, paid: when } = terms.proposal;
    const points = when === "at-once" ? cost : 0;
    return ok(plainPlan<"compel">(facts, paid.value, { turn, payment: points > 0 ? "point" : "", points }));
  },
  about: () => [],
  usesAspect: () => true,
  concerns: ({ request, facts }) => [(facts ?? request).target],
};

/** A compel worked out from current data, not from what its author sent. */
export interface Proposal {
  readonly aspect: Aspect;
  readonly facts: CompelFacts;
  readonly terms: CompelTerms;
  readonly sides: CompelSides;
}

type Proposed = Pick<EntryOf<"compel">, "id" | "author" | "actor" | "actorName" | "game" | "request">;

/** Whether a compel may be proposed now, and what it costs and brings. */
export function reviewProposal(world: World, entry: Proposed): Result<Proposal> {
  const { request: wanted, author } = entry;
  const { ruleset, dials } = world.game;
  if (entry.game !== ruleset.id) return refuse("compel-game");
  const found = authorsAspect(world, author, wanted);
  if (!found.ok) return found;
  const aspect = found.value;
  const target = targetOf(world, entry, aspect);
  if (!target) return refuse("nobody-compelled");
  const proposer = proposerOf(world, entry);
  if (!proposer.ok) return proposer;
  const used = usedAlready(world, entry, aspect);
  if (used) return refuse(used, { aspect: aspect.name });
  if (wanted.passive && !world.isGm(author)) return refuse("not-passive");

  const by = roleOf(world, entry, target);
  const conditions = world.isGm(author) ? conditionsOf(ruleset, wanted) : [];
  const sides = { proposer: proposer.value, target: payerOf(world, target) };
  const whose = { played: sides.proposer.source === "own", pooled: sides.target.source === "npc-pool" };
  const clears = ruleset.compelling.clears(dials);
  const asking = { aspect, proposer: by, effect: wanted.effect, escalated: false, conditions, free: false, ...whose, clears };
  const dear = compelTerms(world.game, asking);
  if (!dear.ok) return dear;
  const free = dear.value.proposal.cost > 0 ? freeCompel(world.game, aspect, proposer.value) : "";
  const terms = free === "" ? dear : compelTerms(world.game, { ...asking, free: true });
  if (!terms.ok) return terms;
  const facts: CompelFacts = {
    aspectName: aspect.name,
    target: target.uuid,
    targetName: target.name,
    conditions,
    roll: isRollOf(world, wanted.roll, target) ? wanted.roll : "",
    by,
    proposerName: world.actor(entry.actor)?.name ?? "",
    level: Math.min(MOST_LEVEL, aspect.level),
    persistent: ruleset.aspects.persistent && aspect.persistent,
    bidding: ruleset.compelling.auction?.isHeld(dials) === true && !wanted.passive,
    free,
    ...whose,
    clears,
  };
  return ok({ aspect, facts, terms: terms.value, sides });
}

function parseConditions(input: Input): readonly string[] {
  return textsOf(input["conditions"]).slice(0, MOST_CONDITIONS);
}

function conditionsOf({ compelling }: Ruleset, { conditions }: CompelAsks): readonly string[] {
  return compelling.conditions.filter((id) => conditions.includes(id));
}

/** The actor it is on of an aspect is compelled; an aspect of a situation or a vehicle may compel anyone in reach. */
function targetOf(world: World, { author, request }: Proposed, { parent }: Aspect): LedgerActor | null {
  const onActor = world.actor(parent);
  if (onActor && !onActor.isInanimate) return onActor;
  const chosen = world.actor(reached(world, author, request.target));
  return chosen?.isSituation ? null : chosen;
}

/** Who pays for a proposal. */
export function proposerOf(world: World, entry: Pick<Entry, "actor" | "actorName" | "author">): Result<Payer> {
  if (entry.actor === "" && world.isGm(entry.author)) return ok(GM_PAYER);
  const proposer = authorsActor(world, entry);
  return proposer.ok ? ok(payerOf(world, proposer.value)) : proposer;
}

function roleOf(world: World, { author, actor }: Proposed, target: LedgerActor): Proposer {
  if (actor === "" && world.isGm(author)) return "gm";
  return actor === target.uuid ? "target" : "other";
}

/** What the same character has invoked or compelled in this turn counts. A GM is no character. Source: S3. */
function usedAlready(world: World, { id, actor }: Proposed, aspect: Aspect) {
  if (actor === "") return null;
  const uses = usesOfTurn(world).filter((use) => use.id !== id);
  const counted = uses.map((use) => useOf(world, use, false));
  return useAgainRefusal(world.game, { aspect, user: actor, uses: counted });
}

/** Whether a message is a roll by this actor. */
export function isRollOf(world: Pick<World, "roll">, id: string, target: Pick<LedgerActor, "uuid">): boolean {
  const roll = id === "" ? null : world.roll(id);
  return roll?.ok === true && roll.value.actor === target.uuid;
}
