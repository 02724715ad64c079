import { applyEvents, inverseEvents, type LedgerRefusal, ok, refuse, type Result, type LedgerEvent } from "../../rules/index.ts";
import { drops } from "../harm/concession.ts";
import type { Entry, EntryOf } from "../entry.ts";
import type { Kind } from "../kind.ts";
import { standing, standingOn, stillStands, takesBack } from "../order.ts";
import { plainPlan } from "../plan.ts";
import { idOf, textOf } from "../read-input.ts";
import { currentState, type World } from "../world.ts";

export interface TakeBackRequest {
  /** Id of the entry that is undone or redone. */
  readonly entry: string;
  /** Id of the message that entry is about: its card changes too. */
  readonly on: string;
  readonly aspectName: string;
}

const takingBack = <K extends "undo" | "redo">(action: K): Kind<K> => ({
  parse: (input) => ({ entry: idOf(input["entry"]), on: idOf(input["on"]), aspectName: textOf(input["aspectName"]) }),
  plan: (world, { author, request }: EntryOf<"undo" | "redo">) => {
    const events = planTaking(world, action, world.entries.entry(request.entry), author);
    return events.ok ? ok(plainPlan<K>(request, events.value)) : events;
  },
  about: ({ entry, on }) => [entry, on],
});

/** Undoes an entry while no later entry depends on it. */
export const UNDO = takingBack("undo");
/** Redoes an undone entry. */
export const REDO = takingBack("redo");

/** What undoing or redoing an entry would change if this user asked now; or why it is refused. */
export function planTaking(
  world: Pick<
    World,
    "entries" | "isGm" | "actor" | "aspect" | "npcPool" | "conflict" | "gear" | "trait" | "challenge" | "whereabouts"
  >,
  action: "undo" | "redo",
  of: Entry | null,
  user: string,
): Result<readonly LedgerEvent[]> {
  if (!of || of.state !== "done" || takesBack(of)) return refuse("entry-gone");
  if (of.author !== user && !world.isGm(user)) return refuse("not-yours", { actor: of.actorName });
  if (stillStands(world.entries, of) !== (action === "undo")) return refuse(action === "undo" ? "already-undone" : "not-undone");
  if (action === "redo" && isOverruled(world, of) && !world.isGm(user)) return refuse("vetoed");
  const later = laterOn(world, of);
  if (later) return refusedFor(world, later, user);
  const events = action === "undo" ? inverseEvents(of.outcome.events) : of.outcome.events;
  const applied = applyEvents(currentState(world, events), events);
  if (applied.ok) return ok(events);
  const since = action === "undo" ? USED_SINCE[applied.code] : undefined;
  return since ? refuse(since, applied.args) : applied;
}

/** Whether a GM undid another user's entry. */
export function isOverruled({ entries }: Pick<World, "entries">, { id, author }: Entry): boolean {
  const taking = entries
    .about(id)
    .findLast((entry) => entry.kind === "undo" && entry.state === "done" && entry.request.entry === id);
  return taking !== undefined && taking.author !== author;
}

/** Refused where what it brought was used since. */
const USED_SINCE: Readonly<Partial<Record<LedgerRefusal, string>>> = {
  "points-short": "points-spent-since",
  "pool-short": "pool-spent-since",
  "free-gone": "free-used-since",
  "boxes-spent": "boxes-changed-since",
  "mark-changed": "turn-moved-since",
  "rung-clear": "ladder-moved-since",
  "rung-full": "ladder-moved-since",
};

function refusedFor(world: Pick<World, "isGm">, later: Entry, user: string): Result<never> {
  const { kind, request, actorName, readers } = later;
  if (readers.length > 0 && !readers.includes(user) && !world.isGm(user)) return refuse("later-hidden");
  if (kind === "settle") return refuse("settled-since");
  if (kind === "invoke") return refuse("later-step", { aspect: request.aspectName });
  return refuse("later-entry", { actor: actorName });
}

/** What another roll or the GM adds to a roll depends on none of its dice, only on what else was added. */
const FROM_OUTSIDE: readonly Entry["kind"][] = ["oppose", "allow", "defend", "difficulty", "join", "concede", "cost"];

/** What is done with a result changes it for nothing else. */
const AFTER_ALL: readonly Entry["kind"][] = ["buy", "harm", "strain", "time", "concede", "cost", "block", "advance"];

/** Entries that depend on it: answers, counters, and later entries on the same roll, whose dice depend on the earlier ones. */
function laterOn({ entries: book }: Pick<World, "entries">, of: Entry): Entry | null {
  const naming = book.about(of.id);
  const stands = standing(naming);
  const answer = naming.find((entry) => stands.has(entry.id) && namedBy(entry).includes(of.id));
  const [on = ""] = namedBy(of);
  if (answer || on === "") return answer ?? null;
  if (of.kind === "advance") return laterOnLadder(book, of);
  const later = standingOn(book, on).filter((one) => one.id !== of.id && one.settled > of.settled && !drops(one, on));
  return later.find(({ kind }) => dependsOn(kind, of.kind)) ?? null;
}

/** Where a roll counts on a ladder depends on what was marked before: the last one is undone first. */
function laterOnLadder(book: World["entries"], { request: { challenge }, settled, id }: EntryOf<"advance">): Entry | null {
  const later = standingOn(book, challenge).filter((one) => one.id !== id && one.settled > settled);
  return later.find(({ kind }) => kind === "advance") ?? null;
}

/** Whether a later entry on a roll depends on an earlier one. Of what was bought, only the harm it did; of two aspects, neither. */
function dependsOn(later: Entry["kind"], earlier: Entry["kind"]): boolean {
  if (AFTER_ALL.includes(earlier)) return earlier === "buy" && later === "harm";
  if (later === "create" && earlier === "create") return false;
  return later !== "time" && later !== "cost" && (FROM_OUTSIDE.includes(earlier) || !FROM_OUTSIDE.includes(later));
}

/** Ids of what an entry answers, counters or changes, the main one first; "" for none. */
function namedBy({ kind, request }: Entry): readonly string[] {
  switch (kind) {
    case "answer":
      return [request.compel, request.roll];
    case "claim":
    case "reward":
      return [request.deal];
    case "counter":
    case "reveal":
    case "answer-concession":
    case "veto-shot":
      return [request.roll, request.entry];
    default:
      return "roll" in request && kind !== "compel" ? [request.roll] : [];
  }
}
