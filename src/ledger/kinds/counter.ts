import { applyEvents } from "../../rules/events/apply-event.ts";
import { counterSpend } from "../../rules/spend/spend.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { Entry, EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { counteredBy, activeOn, isActive } from "../order.ts";
import { authorsPayer } from "../parties.ts";
import { NO_FACTS, noFacts, plainPlan } from "../plan.ts";
import { idOf } from "../read-input.ts";
import { type CompelNow, compelNow, gmAgrees } from "../compel/replay-compel.ts";
import { rollSeenBy } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";
import { currentState } from "../changes/current-state.ts";
import { storyUses } from "./story.ts";
import type { CounterAsks } from "../requests/spend.ts";

/** A fate point that cancels another: both are spent. Source: F4. */
export const COUNTER: Kind<"counter"> = {
  parse: (input) => ({ on: idOf(input["on"]), entry: idOf(input["entry"]) }),
  parseFacts: noFacts,
  plan: (world, entry) => {
    const found = spentOn(world, entry.author, entry.request);
    if (!found.ok) return found;
    const { spender, of } = found.value;
    const payer = authorsPayer(world, entry);
    if (!payer.ok) return payer;
    if (payer.value.actor === spender) return refuse("not-yours", { actor: of.actorName });
    const paid = counterSpend(world.game, payer.value);
    if (!paid.ok) return paid;
    const events = [...paid.value, ...takenBack(of)];
    const applied = applyEvents(currentState(world, events), events);
    if (!applied.ok) return applied;
    return ok(plainPlan<"counter">(NO_FACTS, events, { payment: "point", points: 1 }));
  },
  about: ({ request: { on, entry } }) => [on, entry],
};

interface Spent {
  readonly of: Entry;
  /** Uuid of the actor whose points it cost. */
  readonly spender: string;
}

/** The spend a request names, if it stands and nothing has cancelled it. */
function spentOn(world: World, author: string, { on, entry: id }: CounterAsks): Result<Spent> {
  const compel = compelNow(world, on);
  if (compel) return resistedBy(world, compel, id);
  if (on === "") return storyOf(world, id);
  const rolled = rollSeenBy(world, author, on);
  if (!rolled.ok) return rolled;
  const { entries } = rolled.value;
  const of = entries.find((one) => one.id === id && one.kind === "spend");
  return of && !counteredBy(entries).has(id) ? ok({ of, spender: of.actor }) : refuse("entry-gone");
}

/** Points paid to resist a compel: without them, the offer is open again. */
function resistedBy(world: World, compel: CompelNow, id: string): Result<Spent> {
  if (compel.ruleset.id !== world.game.ruleset.id) return refuse("compel-game");
  const of = paidToResist(compel);
  return of?.id === id ? ok({ of, spender: compel.now.facts.target }) : refuse("entry-gone");
}

/** The answer that refused a compel for points; null for none. */
export function paidToResist({ ruleset, now }: CompelNow): EntryOf<"answer"> | null {
  const last = now.answers.at(-1);
  const free = now.terms.refuse.cost === 0 || gmAgrees(ruleset, now.facts);
  return last?.request.say === "refuse" && now.stage === "refused" && !free ? last : null;
}

/** A point for a bit of story. What an aspect paid for is invoked, and is no fate point. */
function storyOf(world: World, id: string): Result<Spent> {
  const of = world.entries.entry(id);
  if (of?.kind !== "story" || of.game !== world.game.ruleset.id || !isActive(world.entries, of)) return refuse("entry-gone");
  const use = storyUses(world.game).find((one) => one.id === of.request.use);
  if (!use || use.aspect || counteredBy(activeOn(world.entries, id)).has(id)) return refuse("entry-gone");
  return ok({ of, spender: of.actor });
}

/** What a cancelled spend had changed besides its price: a wound taken for another goes back. */
function takenBack({ outcome }: Entry): readonly LedgerEvent[] {
  return inverseEvents(outcome.events.filter(({ type }) => type === "track-box-checked" || type === "track-box-cleared"));
}
