import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type Move, type Moved, moveOn, MOVES, runOf, WALKED } from "../../rules/zones/move.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { takeStep } from "../../rules/conflict/take-step.ts";
import { zoneName } from "../../rules/zones/zones.ts";
import { conflictWith, type LedgerConflict, type LedgerParticipant, markEvents, participantIn } from "../conflict/conflict.ts";
import { type EntryOf, isOfKind } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { isActive } from "../order.ts";
import { authorsActor } from "../parties.ts";
import { plainPlan } from "../plan.ts";
import { choiceOf, idOf, textOf, wholeOf } from "../read-input.ts";
import { ownResultOfActiveGame } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import { roundOf } from "../conflict/round-steps.ts";
import type { LedgerActor, World } from "../world.ts";

/** Someone walks or runs to another zone. Source: T4 (Move), S6. */
export const MOVE: Kind<"move"> = {
  parse: (input) => {
    const how = choiceOf(MOVES, input["how"]);
    const { situation, to, toName, trait, roll } = input;
    const where = { situation: idOf(situation), to: idOf(to), toName: textOf(toName) };
    return how && { how, ...where, trait: idOf(trait), roll: idOf(roll) };
  },
  parseFacts: (input) => ({
    toName: textOf(input["toName"]),
    zones: wholeOf(input["zones"]) ?? 0,
    reachedName: textOf(input["reachedName"]),
    aheadName: textOf(input["aheadName"]),
    missing: wholeOf(input["missing"]) ?? 0,
    took: choiceOf(MOVES, input["took"]) ?? "",
  }),
  plan: (world, entry) => {
    const { request } = entry;
    const actor = authorsActor(world, entry);
    if (!actor.ok) return actor;
    const map = world.reaches(entry.author, request.situation) ? world.zones(request.situation) : null;
    const from = world.whereabouts(entry.actor);
    if (!map || !from) return refuse("place-gone", { to: request.toName });
    const zones = zonesOf(world, entry, actor.value);
    if (!zones.ok) return zones;
    const moved = moveOn(map, from, request.to, zones.value);
    if (!moved.ok) return refuse(moved.code, { to: request.toName });
    const taken = inTurn(world, entry);
    if (!taken.ok) return taken;
    const { missing, ...to } = moved.value;
    const facts = {
      toName: zoneName(map, request.to),
      zones: zones.value,
      reachedName: to.zone === from.zone ? "" : zoneName(map, to.zone),
      aheadName: zoneName(map, to.ahead),
      missing,
      took: taken.value.took,
    };
    const event: LedgerEvent = { type: "actor-moved", actor: entry.actor, from, to };
    return ok(plainPlan<"move">(facts, [event, ...taken.value.events], { turn: taken.value.turn }));
  },
  about: ({ request: { roll } }) => [roll],
};

/** How many zones someone gets. A roll with a difficulty, such as a block, has to succeed. */
function zonesOf(world: World, entry: EntryOf<"move">, actor: LedgerActor): Result<Moved["done"]> {
  const { how, trait: id, roll } = entry.request;
  if (how === "walk") return ok(WALKED);
  if (roll !== "") return rolledZones(world, entry);
  const { ruleset } = world.game;
  const byRank = ruleset.moves?.byRank;
  if (!byRank) return refuse("run-unrolled");
  const trait = actor.snapshot().traits.find((one) => one.id === id);
  return ok(byRank((trait && ruleset.traits.effectiveRank(trait)) ?? 0));
}

function rolledZones(world: World, entry: EntryOf<"move">): Result<number> {
  const rolled = ownResultOfActiveGame(world, entry, entry.request.roll);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  if (now.roll.actor !== entry.actor) return refuse("not-yours", { actor: now.roll.actorName });
  if (now.entries.some(isOfKind("move"))) return refuse("moved-already");
  const result = resultNow(now);
  if (!result) return refuse("roll-unreadable");
  return result.outcome?.success === false ? refuse("run-failed") : ok(runOf(result.total));
}

interface Taken {
  readonly events: readonly LedgerEvent[];
  readonly took: Move | "";
  readonly turn: string;
}

const FREE: Taken = { events: [], took: "", turn: "" };

/** F8-R30, M4-R32: walking goes with what one does in a round, once. Where one roll is the whole fight, no rounds are counted. */
function besides(world: World, actor: string, conflict: LedgerConflict, { name }: LedgerParticipant): Result<Taken> {
  const turn = roundOf(conflict.id, conflict.round);
  const walked = world.entries
    .ofTurn(turn)
    .filter(isOfKind("move"))
    .some((entry) => entry.actor === actor && entry.request.how === "walk" && isActive(world.entries, entry));
  return walked && conflict.pace !== "scene" ? refuse("walked-already", { name }) : ok({ ...FREE, turn });
}

/** Walking is a smaller action of the conflict someone is in, running their turn; outside a conflict neither is. Source: T4, S6. */
function inTurn(world: World, { actor, request: { how } }: EntryOf<"move">): Result<Taken> {
  const conflict = conflictWith(world, actor);
  const one = conflict && participantIn(conflict, actor);
  if (!conflict || !one) return ok(FREE);
  if (how === "walk" && conflict.rules.smaller === 0) return besides(world, actor, conflict, one);
  const step = how === "walk" ? "smaller" : "act";
  const taken = takeStep(conflict, { id: one.id, step, next: "", words: "", along: [] });
  // M4: the last one in the order must choose the next, which already ended their turn.
  if (!taken.ok && taken.code === "choose-next") return ok(FREE);
  if (!taken.ok) return refuse(taken.code, { name: one.name });
  return ok({ events: markEvents(conflict, taken.value), took: how, turn: roundOf(conflict.id, conflict.round) });
}
