import type { CheckRequest, CheckResult } from "../../rules/roll/check.ts";
import type { Gain, Moment } from "../../rules/invoke/invocation-rules.ts";
import { gainNeeds, type GainRefusal, gainStep } from "../../rules/roll/gain-step.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type RollState, type RollStep, stepRoll } from "../../rules/roll/roll-state.ts";
import type { DoneEntry, Entry } from "../entry.ts";
import { defenseBy, type Defended, defensesOn, requestAgainst } from "../harm/defended.ts";
import { type JoinedRoll, joinedTo, joinOf, withJoined } from "./joined-rolls.ts";
import { onlyOpposes, opposedRoll, type OpposedRoll, requestWith } from "./opposed-roll.ts";
import { counteredBy, activeOn } from "../order.ts";
import { authorsActor } from "../parties.ts";
import { resultNow } from "./result-now.ts";
import { withoutUnpaid } from "./used-on-roll.ts";
import type { LedgerActor, LedgerRoll, World } from "../world.ts";

/** What an entry does to the dice of a roll. */
export interface RollGain {
  readonly gain: Gain;
  readonly die: number | null;
  readonly moment: Moment;
  readonly label: string;
}

export interface ReplayedStep {
  readonly entry: Entry;
  readonly gain: Gain;
  readonly moment: Moment;
  /** What it did to the dice; null for nothing. */
  readonly step: RollStep | null;
  readonly fault: GainRefusal | null;
  /** The entry that countered it; then it does nothing. */
  readonly counter: Entry | null;
  /** The total after it; null where it is unchanged. */
  readonly result: CheckResult | null;
}

export interface ReplayedRoll {
  readonly state: RollState;
  readonly steps: readonly ReplayedStep[];
}

/** What an entry does to the roll it is about, of whatever kind: it was asked for a gain, or has one. Null where it does nothing to dice. */
export function rollGainOf({ request, facts }: Pick<Entry, "request" | "facts">): RollGain | null {
  const gain = "gain" in request ? request.gain : facts && "gain" in facts ? facts.gain : null;
  if (gain === null) return null;
  const die = "die" in request ? request.die : null;
  const moment = "moment" in request ? request.moment : "after";
  return { gain, die, moment, label: "aspectName" in request ? request.aspectName : "" };
}

/**
 * Replays a roll with the entries that stand, in order. Only the gain, the chosen die and the faces rolled are read from an entry;
 * everything else is computed here, so that no number from a client reaches a total.
 */
export function replayRoll(game: ActiveGame, start: RollState, entries: readonly DoneEntry[]): ReplayedRoll {
  const steps: ReplayedStep[] = [];
  let state = start;
  let isRead: boolean | null = null;
  const countered = counteredBy(entries);
  for (const entry of entries) {
    const asked = rollGainOf(entry);
    if (!asked) continue;
    const { gain, moment } = asked;
    const counter = countered.get(entry.id) ?? null;
    if (counter) {
      steps.push({ entry, gain, moment, step: null, fault: null, counter, result: null });
      continue;
    }
    isRead ??= resultNow({ roll: game, state: start }) !== null;
    const made = isRead ? stepOf(game, state, entry, asked) : UNREAD;
    const after = made.step && tryStep(game, state, made.step);
    if (after) state = after.state;
    const done = after || !made.step ? made : { step: null, fault: "die-unfit" as const };
    steps.push({ entry, gain, moment, counter, ...done, result: after?.result ?? null });
  }
  return { state, steps };
}

/** Dice that cannot be read: their author has changed the message. */
const UNREAD = { step: null, fault: "die-unfit" } as const;

function stepOf(
  game: ActiveGame,
  state: RollState,
  entry: Entry,
  { gain, die, label: name }: RollGain,
): Pick<ReplayedStep, "step" | "fault"> {
  if (gain === "effect") return { step: null, fault: null };
  // Foreseen, and not thrown yet.
  if (entry.outcome.faces.length === 0 && gainNeeds(game, state, gain).throws > 0) return { step: null, fault: null };
  const label = entry.visible ? name : "";
  const asked = { gain, chosen: die, thrown: entry.outcome.faces, id: entry.id, label };
  const made = gainStep(game, state, asked);
  return made.ok ? { step: made.value, fault: null } : { step: null, fault: made.code };
}

/** Faces that do not fit the dice are dropped. */
function tryStep(
  game: ActiveGame,
  before: RollState,
  step: RollStep,
): { readonly state: RollState; readonly result: CheckResult } | null {
  try {
    const state = stepRoll(game, before, step);
    return { state, result: game.ruleset.resolve(state.request, state.faces, game.dials) };
  } catch {
    return null;
  }
}

/** A roll by itself, with its entries. */
export interface BareRoll extends ReplayedRoll {
  readonly roll: LedgerRoll;
  readonly entries: readonly DoneEntry[];
}

/** A roll with its entries and the rolls that count with it. */
export interface OwnRoll extends BareRoll {
  readonly joined: readonly JoinedRoll[];
}

/** A roll as it is now: where another opposes it, its difficulty is what that one shows. */
export interface RollNow extends OwnRoll {
  /** The roll without its opposition. */
  readonly own: OwnRoll;
  readonly opposition: OpposedRoll | null;
  /** Of an attack: who has defended. */
  readonly defended: readonly Defended[];
  /** Of a defense: the attack. */
  readonly defends: OwnRoll | null;
}

export function rollNow(world: Pick<World, "roll" | "entries">, id: string): Result<RollNow> {
  const own = ownRoll(world, id);
  if (!own.ok) return own;
  const find = (other: string): Result<OwnRoll> => ownRoll(world, other);
  const attack = find(defenseBy(own.value)?.request.roll ?? "");
  return ok(
    facing(own.value, {
      opposition: opposedRoll(own.value, find),
      defended: defensesOn(own.value, find),
      defends: attack.ok ? attack.value : null,
    }),
  );
}

/** A roll with what stands against it. */
export function facing(
  own: OwnRoll,
  { opposition, defended, defends }: Pick<RollNow, "opposition" | "defended" | "defends">,
): RollNow {
  const request = opposition ? requestWith(own, opposition) : requestAgainst(own, defended);
  return { ...own, own, state: { ...own.state, request }, opposition, defended, defends };
}

function ownRoll(world: Pick<World, "roll" | "entries">, id: string): Result<OwnRoll> {
  const bare = bareRoll(world, id);
  if (!bare.ok) return bare;
  const joined = joinedTo(bare.value, (other) => bareRoll(world, other));
  const { roll } = bare.value;
  if (joined.length === 0 || roll.ruleset.joining?.addsUp !== true) return ok({ ...bare.value, joined });
  const whole = bareRoll(world, id, (request) => withJoined(request, joined));
  return whole.ok ? ok({ ...whole.value, joined }) : whole;
}

/** `changed`: what else counts besides the difficulty it was given. */
function bareRoll(
  { roll: find, entries: book }: Pick<World, "roll" | "entries">,
  id: string,
  changed = (request: CheckRequest): CheckRequest => request,
): Result<BareRoll> {
  const found = find(id);
  if (!found.ok) return found;
  const roll = found.value;
  const entries = activeOn(book, id);
  const paidFor = withoutUnpaid(roll.request, book, id);
  const request = changed(withGivenDifficulty(paidFor, entries));
  const faces = facesOf(roll, request, paidFor === roll.request);
  return ok({ roll, entries, ...replayRoll(roll, { request, faces }, entries) });
}

/** Where a modifier is dice, the last of them were thrown for it: without it they do not count. */
function facesOf(roll: LedgerRoll, request: CheckRequest, whole: boolean): readonly number[] {
  const { ruleset, dials, faces } = roll;
  const isRead = !whole && resultNow({ roll, state: roll }) !== null;
  return isRead ? faces.slice(0, ruleset.plan(request, dials).count) : faces;
}

/** A roll that entries may change: it exists, can be read, and was made in the active game. */
export function rollOfActiveGame(world: Pick<World, "roll" | "entries" | "game">, id: string): Result<RollNow> {
  const now = rollNow(world, id);
  if (!now.ok) return now;
  if (now.value.roll.ruleset.id !== world.game.ruleset.id) return refuse("game-changed");
  return resultNow(now.value) ? now : refuse("roll-unreadable");
}

type Asking = Pick<Entry, "actor" | "actorName" | "author">;

/** A roll, and the character an entry's author acts with. */
export type RollAndActor = Result<{ readonly now: RollNow; readonly actor: LedgerActor }>;

/** Refuses unless the entry's author plays the character who rolled, or who acts aboard the vehicle that did. */
export function ownRollOfActiveGame(world: World, entry: Asking, id: string): RollAndActor {
  const asked = withActor(world, entry, rollOfActiveGame(world, id));
  if (!asked.ok) return asked;
  const { now, actor } = asked.value;
  return [now.roll.actor, now.roll.pilot].includes(actor.uuid) ? asked : refuse("not-yours", { actor: actor.name });
}

/** Refuses also a roll that only opposes another one, or counts with one: nothing comes of it. */
export function ownResultOfActiveGame(world: World, entry: Asking, id: string): RollAndActor {
  const own = ownRollOfActiveGame(world, entry, id);
  if (!own.ok) return own;
  if (onlyOpposes(own.value.now)) return refuse("roll-opposes");
  return joinOf(own.value.now) ? refuse("roll-joins") : own;
}

/** A roll active of anyone's that the entry's author sees, and on which they act with a character they play. */
export function seenRollOfActiveGame(world: World, entry: Asking, id: string): RollAndActor {
  return withActor(world, entry, rollSeenBy(world, entry.author, id));
}

/** A roll active that a user sees, or has made: the readers of a whispered one do not name its author. */
export function rollSeenBy(world: World, user: string, id: string): Result<RollNow> {
  const now = rollOfActiveGame(world, id);
  return now.ok && !sees(world, user, now.value.roll) ? refuse("roll-gone") : now;
}

function sees({ isGm, owns }: Pick<World, "isGm" | "owns">, user: string, roll: LedgerRoll): boolean {
  const { readers, author, actor, pilot } = roll;
  const isTheirs = author === user || owns(user, actor) || owns(user, pilot);
  return readers.length === 0 || readers.includes(user) || isTheirs || isGm(user);
}

function withActor(world: World, entry: Asking, now: Result<RollNow>): RollAndActor {
  if (!now.ok) return now;
  const actor = authorsActor(world, entry);
  return actor.ok ? ok({ now: now.value, actor: actor.value }) : actor;
}

/** A request with the difficulty it was given last, by entries that stand. */
function withGivenDifficulty(request: CheckRequest, entries: readonly Entry[]): CheckRequest {
  const given = entries.flatMap((entry) => (entry.kind === "difficulty" ? [entry.request.difficulty] : []));
  const last = given.at(-1);
  return last === undefined ? request : { ...request, difficulty: last };
}
