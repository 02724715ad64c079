import { ok, refuse, type Result } from "../result.ts";
import {
  type ConflictNow,
  isDone,
  isHolding,
  isOut,
  type MarkChange,
  type MarkField,
  type MarkValue,
  type Participant,
  smallerNow,
  withMarks,
} from "./conflict-now.ts";
import { choosable, currentOf, isUp, nextUp } from "./order.ts";

/**
 * What a participant does about the order: has acted; holds, and later acts after all; chooses who is next, or is called to be; defends
 * with everything; does something small besides; declares; gives up.
 */
export const TURN_STEPS = ["act", "hold", "enter", "hand", "call", "defend", "smaller", "declare", "giveUp"] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

export const TURN_REFUSALS = [
  "participant-gone",
  "not-begun",
  "not-their-turn",
  "acted-already",
  "out-of-it",
  "not-holding",
  "choose-next",
  "next-gone",
  "no-such-step",
  "smaller-most",
  "declared-nothing",
] as const;
type TurnRefusal = (typeof TURN_REFUSALS)[number];

export interface StepInput {
  readonly id: string;
  readonly step: TurnStep;
  /** Who is chosen to go next. */
  readonly next: string;
  /** What is declared. */
  readonly words: string;
  /** Those of the same side who give up too. */
  readonly along: readonly string[];
}

type Stepped = Result<readonly MarkChange[], TurnRefusal>;

/** Why this step cannot be taken now; null where it can. */
function stepRefusal(now: ConflictNow, one: Participant, step: TurnStep): TurnRefusal | null {
  if (!hasStep(now, step)) return "no-such-step";
  if (now.round === 0) return "not-begun";
  if (isOut(one)) return "out-of-it";
  if (step === "giveUp") return null;
  if (isDone(now, one)) return "acted-already";
  if (step === "enter") return isHolding(now, one) ? null : "not-holding";
  if (step === "call") return currentOf(now) === "" ? null : "not-their-turn";
  if (!isUp(now, one)) return "not-their-turn";
  if (step === "act") return mustChoose(now, one) ? "choose-next" : null;
  if (step === "hand") return choosable(now, one.id).length > 0 ? null : "next-gone";
  if (step === "smaller") return smallerNow(now, one) < now.rules.smaller ? null : "smaller-most";
  return step === "defend" && one.defended === now.round ? "acted-already" : null;
}

/** Steps that this game and pace have at all. */
function hasStep({ rules, ordering }: ConflictNow, step: TurnStep): boolean {
  switch (step) {
    case "hold":
    case "enter":
      return rules.holds && ordering === "standing";
    case "hand":
      return ordering === "narrative";
    case "call":
      return ordering !== "together";
    case "defend":
      return rules.fullDefense !== null;
    case "smaller":
      return rules.smaller > 0;
    case "declare":
      return ordering === "together";
    default:
      return true;
  }
}

/** Where the story decides, someone without a place yet has to be chosen by the one before them. Source: M4. */
function mustChoose(now: ConflictNow, one: Participant): boolean {
  return now.ordering === "narrative" && choosable(now, one.id).some(({ initiative }) => initiative === null);
}

/** The steps a participant may take now. */
export function stepsNow(now: ConflictNow, one: Participant): readonly TurnStep[] {
  return TURN_STEPS.filter((step) => stepRefusal(now, one, step) === null);
}

/** What a step changes, and who is next. Source: F8, S6, T4, M4. */
export function takeStep(now: ConflictNow, input: StepInput): Stepped {
  const one = now.participants.find(({ id }) => id === input.id);
  if (!one) return refuse("participant-gone");
  const refused = stepRefusal(now, one, input.step);
  if (refused) return refuse(refused);
  const own = ownChanges(now, one, input);
  if (!own.ok) return own;
  return ok([...own.value, ...movedOn(now, own.value)]);
}

function ownChanges(now: ConflictNow, one: Participant, { step, next, words, along }: StepInput): Stepped {
  const set = (field: keyof Participant & MarkField, to: MarkValue): MarkChange[] => markOf(one, field, to);
  const acted = now.ordering === "together" ? [] : set("acted", now.round);
  switch (step) {
    case "act":
      return ok(set("acted", now.round));
    case "hold":
      return ok(set("held", now.round));
    case "enter":
      return ok([...set("held", 0), ...toCurrent(now, one.id)]);
    case "call":
      return ok([...placed(now, one), ...toCurrent(now, one.id)]);
    case "hand":
      return handOver(now, one, next);
    case "defend":
      return ok([...set("defended", now.round), ...acted]);
    case "smaller":
      return ok([...set("smaller", smallerNow(now, one) + 1), ...set("smallerIn", now.round)]);
    case "declare":
      return words.trim() === ""
        ? refuse("declared-nothing")
        : ok([...set("declaration", words.trim()), ...set("declared", now.round)]);
    case "giveUp":
      return ok(givingUp(now, [one.id, ...along]).flatMap((each) => markOf(each, "gaveUp", true)));
  }
}

function handOver(now: ConflictNow, one: Participant, next: string): Stepped {
  const chosen = choosable(now, one.id).find(({ id }) => id === next);
  if (!chosen) return refuse("next-gone");
  return ok([...markOf(one, "acted", now.round), ...placed(now, chosen), ...toCurrent(now, chosen.id)]);
}

/** Where the story decides, who goes first comes after all who have a place. The first of all has the highest. Source: M4. */
function placed({ ordering, participants }: ConflictNow, one: Participant): MarkChange[] {
  if (ordering !== "narrative" || one.initiative !== null) return [];
  const taken = participants.flatMap(({ initiative }) => initiative ?? []);
  return markOf(one, "initiative", taken.length === 0 ? FIRST : Math.min(...taken) - 1);
}
const FIRST = 20;

function givingUp({ participants }: ConflictNow, ids: readonly string[]): readonly Participant[] {
  return participants.filter((one) => ids.includes(one.id) && !isOut(one));
}

/** Passes the turn on, once whose turn it was has had it; and begins the next round once everyone has. */
function movedOn(before: ConflictNow, changes: readonly MarkChange[]): readonly MarkChange[] {
  const now = withMarks(before, changes);
  if (now.ordering === "together" || changes.some(({ of, field }) => of === "" && field === "current")) return [];
  const current = currentOf(now);
  const isOver = now.participants.every((one) => isDone(now, one)) && !now.participants.every(isOut);
  if (!isOver) return toCurrent(before, current);
  const next = { ...now, round: now.round + 1, current: "" };
  return [{ of: "", field: "round", from: before.round, to: next.round }, ...toCurrent(before, nextUp(next))];
}

function toCurrent(before: ConflictNow, to: string): MarkChange[] {
  return before.current === to ? [] : [{ of: "", field: "current", from: before.current, to }];
}

function markOf(one: Participant, field: keyof Participant & MarkField, to: MarkValue): MarkChange[] {
  return one[field] === to ? [] : [{ of: one.id, field, from: one[field], to }];
}
