import type { EntryKind } from "../../ledger/entry.ts";
import { eventOwner } from "../../ledger/changes/event-target.ts";
import { netPoints } from "./net-gain.ts";
import { aboutOf, type AnySaid } from "../../ledger/kinds.ts";
import type { OutcomeMessage, RequestMessage } from "../../ledger/message.ts";
import type { World } from "../../ledger/world.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type Payment, PAYMENTS } from "../../rules/invoke/invoke.ts";

/** The messages of one entry in an old log. */
export interface OldEntry {
  readonly request: RequestMessage | null;
  /** By players. */
  readonly outcomes: readonly OutcomeMessage[];
  /** A GM's outcome says all of it. */
  readonly settledByGm: boolean;
}

/** What of a player's outcome counts from now on. */
export interface Confirmed {
  /** Id of the entry. */
  readonly id: string;
  readonly said: AnySaid;
  readonly actor: string;
  readonly actorName: string;
  readonly game: string;
  readonly payment: Payment | "";
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  readonly faces: readonly number[];
}

type Asked = Pick<World, "actor" | "aspect" | "challenge" | "game" | "isGm" | "isUser" | "owns" | "roll">;

/** The most that the counters of one such entry moved, all together. */
const MOST_MOVED = 20;

/** The counters that a player's entry moved. All else is as the documents show it: nothing else is believed, given back or removed. */
const COUNTERS: ReadonlySet<LedgerEvent["type"]> = new Set<LedgerEvent["type"]>([
  "fate-points-changed",
  "aspect-boxes-changed",
  "free-invocations-changed",
  "track-box-checked",
  "track-box-cleared",
]);

/**
 * The kinds that a player's client settled alone, each with what else it asked of them. A compel is missing, and its answers: what a GM
 * confirms of one is taken as it is by a later answer, which is paid. So is a manual edit: reconciling the books finds it.
 */
const ALONE: Readonly<Partial<Record<EntryKind, (said: AnySaid, world: Asked, author: string) => boolean>>> = {
  invoke: isOffered,
  spend: isOffered,
  story: () => true,
  "spend-leftover": () => true,
  purchase: () => true,
  time: () => true,
  move: () => true,
  pass: () => true,
  remove: () => true,
  discover: () => true,
  "pay-debt": () => true,
  block: ({ kind, facts }) => kind === "block" && facts?.combat === "",
  create: ({ kind, request }) => kind === "create" && request.roll !== "" && !request.stake,
  advance: ({ kind, request }, world, author) =>
    kind === "advance" && world.owns(author, world.challenge(request.challenge)?.parent ?? ""),
};

/** What each gives for a payment, which its changes have to show. */
const PAID: ReadonlySet<EntryKind> = new Set<EntryKind>(["invoke", "spend", "story"]);

/**
 * Of the entries that players settled while no GM was connected, those that stood and could be true, in their order. One that its author
 * undid again is not among them.
 */
export function settledAlone(world: Asked, entries: readonly OldEntry[]): readonly Confirmed[] {
  const all = entries.flatMap((entry) => (entry.settledByGm ? [] : entry.outcomes.filter((one) => isByAsker(one, entry))));
  const ordered = all.toSorted((a, b) => a.settled - b.settled || (a.message < b.message ? -1 : 1));
  const counting = ordered.filter((one) => couldBeTrue(world, one) && !isTakenBack(one, ordered));
  const first = counting.filter((one, place) => counting.findIndex(({ entry }) => entry === one.entry) === place);
  return first.map((one) => confirmed(one));
}

function isByAsker({ author, asker }: OutcomeMessage, { request }: OldEntry): boolean {
  return author === asker && (request === null || request.author === author);
}

function couldBeTrue(world: Asked, { author, actor, said, state, outcome }: OutcomeMessage): boolean {
  const { events, later } = outcome;
  const counters = events.filter(isCounter);
  const ownsActor = world.actor(actor) === null || world.owns(author, actor);
  const ownsAll = events.every((event) => world.owns(author, eventOwner(event)));
  if (state !== "done" || later.length > 0 || !world.isUser(author) || !ownsActor || !ownsAll) return false;
  if (!ALONE[said.kind]?.(said, world, author)) return false;
  if (netPoints(counters) > (said.kind === "create" ? 1 : 0) || moved(counters) > MOST_MOVED) return false;
  return aboutOf(said).every((id) => isOwnRoll(world, author, id)) && (!PAID.has(said.kind) || isPaid(world, said, outcome));
}

/** Whether its author undid it after it was settled, and did not redo it. */
function isTakenBack({ author, entry }: OutcomeMessage, ordered: readonly OutcomeMessage[]): boolean {
  const taking = ordered.filter(
    (one) =>
      one.author === author &&
      one.state === "done" &&
      (one.said.kind === "undo" || one.said.kind === "redo") &&
      one.said.request.entry === entry,
  );
  return taking.at(-1)?.said.kind === "undo";
}

/** What is done to another's roll is not the author's alone. */
function isOwnRoll(world: Asked, user: string, id: string): boolean {
  const found = world.roll(id);
  if (!found.ok) return true;
  const { actor, pilot, author } = found.value;
  return author === user || world.owns(user, actor) || world.owns(user, pilot);
}

/** A gain that the game of its roll offers. */
function isOffered(said: AnySaid, world: Asked): boolean {
  const roll = "roll" in said.request ? world.roll(said.request.roll) : null;
  if (!roll?.ok) return false;
  const { ruleset, dials, request } = roll.value;
  const { method } = request;
  if (said.kind === "invoke")
    return ruleset.invoking.gains({ method, moment: "after", request }, dials).includes(said.request.gain);
  if (said.kind !== "spend") return false;
  const { request: asked, facts } = said;
  return ruleset.spending.uses({ method }, dials).some(({ id, gain }) => id === asked.use && gain === facts?.gain);
}

function isPaid(world: Asked, { request }: AnySaid, { payment, events }: OutcomeMessage["outcome"]): boolean {
  const aspect = "aspect" in request ? world.aspect(request.aspect) : null;
  if (payment === "nothing") return aspect !== null && world.game.ruleset.invoking.mayTakeNothing(aspect);
  return events.some((event) => paymentShown(event) === payment);
}

function paymentShown(event: LedgerEvent): Payment | null {
  switch (event.type) {
    case "fate-points-changed":
      if (event.counter === "debt") return event.by > 0 ? "debt" : null;
      return event.counter === "value" && event.by < 0 ? "point" : null;
    case "aspect-boxes-changed":
      return event.by > 0 ? "box" : null;
    case "free-invocations-changed":
      return event.by < 0 ? "free" : null;
    default:
      return null;
  }
}

function moved(events: readonly LedgerEvent[]): number {
  return events.reduce((sum, event) => sum + ("by" in event ? Math.abs(event.by) : 1), 0);
}

function isCounter({ type }: LedgerEvent): boolean {
  return COUNTERS.has(type);
}

/** The points are those its changes show. When in a conflict it was, only its author says. */
function confirmed({ entry, said, actor, actorName, game, outcome }: OutcomeMessage): Confirmed {
  const { payment, faces } = outcome;
  const events = outcome.events.filter(isCounter);
  return {
    id: entry,
    said,
    actor,
    actorName,
    game,
    payment: PAYMENTS.find((one) => one === payment) ?? "",
    points: events.reduce((sum, event) => sum + (paymentShown(event) === "point" && "by" in event ? -event.by : 0), 0),
    events,
    faces,
  };
}
