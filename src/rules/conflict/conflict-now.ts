import type { ConflictRules, Ordering } from "./conflict-rules.ts";

/**
 * What play marks on a participant. Most marks are the round they were made in, 0 for never: so nothing has to be cleaned up when a new
 * round begins, in whatever way it does.
 */
export interface ParticipantMarks {
  readonly initiative: number | null;
  readonly acted: number;
  readonly held: number;
  readonly defended: number;
  /** Smaller actions, and the round they were taken in. */
  readonly smaller: number;
  readonly smallerIn: number;
  readonly declaration: string;
  readonly declared: number;
  /** Its side has given up. */
  readonly gaveUp: boolean;
}

/** Someone who has done nothing yet. */
export const UNMARKED = {
  acted: 0,
  held: 0,
  defended: 0,
  smaller: 0,
  smallerIn: 0,
  declaration: "",
  declared: 0,
  gaveUp: false,
} as const satisfies Omit<ParticipantMarks, "initiative">;

export interface Participant extends ParticipantMarks {
  readonly id: string;
  /** In the group's own words, "" for none. */
  readonly side: string;
  /** Taken out, or beaten in another way. */
  readonly out: boolean;
}

/** What play changes about the conflict itself: the round, 0 before the first, and whose turn it is, "" for no one's. */
export interface ConflictMarks {
  readonly round: number;
  readonly current: string;
}

/** A conflict as it is now. */
export interface ConflictNow extends ConflictMarks {
  readonly rules: ConflictRules;
  readonly ordering: Ordering;
  /** What people declare is seen at once, not only when everyone has. */
  readonly openly: boolean;
  readonly participants: readonly Participant[];
}

export const CONFLICT_FIELDS = ["round", "current"] as const satisfies readonly (keyof ConflictMarks)[];
export const PARTICIPANT_FIELDS = [
  "initiative",
  "acted",
  "held",
  "defended",
  "smaller",
  "smallerIn",
  "declaration",
  "declared",
  "gaveUp",
] as const satisfies readonly (keyof ParticipantMarks)[];
export type MarkField = (typeof CONFLICT_FIELDS)[number] | (typeof PARTICIPANT_FIELDS)[number];
export type MarkValue = string | number | boolean | null;

/** One change of one mark. */
export interface MarkChange {
  /** Id of the participant, "" for the conflict. */
  readonly of: string;
  readonly field: MarkField;
  readonly from: MarkValue;
  readonly to: MarkValue;
}

/** The conflict after some changes. */
export function withMarks<Now extends ConflictNow>(now: Now, changes: readonly Omit<MarkChange, "from">[]): Now {
  const marked = <Marked extends object>(of: string, one: Marked): Marked =>
    changes.filter((change) => change.of === of).reduce((so, { field, to }) => ({ ...so, [field]: to }), one);
  return { ...marked("", now), participants: now.participants.map((one) => marked(one.id, one)) };
}

/** It takes no more turns. */
export function isOut({ out, gaveUp }: Pick<Participant, "out" | "gaveUp">): boolean {
  return out || gaveUp;
}

/** It has had its turn, or is out of it. */
export function isDone({ round }: ConflictMarks, one: Participant): boolean {
  return isOut(one) || one.acted === round;
}

/** It waits for a better moment in this round. */
export function isHolding(now: ConflictNow, one: Participant): boolean {
  return now.rules.holds && now.ordering === "standing" && one.held === now.round && now.round > 0 && !isDone(now, one);
}

/** Smaller actions it has taken this round. */
export function smallerNow({ round }: ConflictMarks, { smaller, smallerIn }: Participant): number {
  return smallerIn === round ? smaller : 0;
}

/** Whether everyone sees what people declare: openly, or once all those who still can have declared. Source: F8. */
export function isDeclared({ round, openly, participants }: ConflictNow): boolean {
  return openly || participants.every((one) => isOut(one) || one.declared === round);
}
