import {
  CONFLICT_FIELDS,
  type ConflictNow,
  type MarkChange,
  type Participant,
  PARTICIPANT_FIELDS,
  withMarks,
} from "../../rules/conflict/conflict-now.ts";
import { currentOf, isDefending } from "../../rules/conflict/order.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { LedgerState } from "../../rules/events/ledger-state.ts";
import type { Marks } from "../../rules/events/conflict-marks.ts";

/** What planning knows of a participant. */
export interface LedgerParticipant extends Participant {
  readonly name: string;
  /** Uuid of its actor, "" for none. */
  readonly actor: string;
}

/** What planning knows of a conflict. */
export interface LedgerConflict extends ConflictNow {
  readonly id: string;
  readonly participants: readonly LedgerParticipant[];
  /** Id of its pace. */
  readonly pace?: string;
}

const TARGET = /^Combat\.(\w+)(?:\.Combatant\.(\w+))?$/;

/** The ids in the target of a mark; "" for what it does not name. */
export function idsOfTarget(target: string): { readonly combat: string; readonly participant: string } {
  const [, combat = "", participant = ""] = TARGET.exec(target) ?? [];
  return { combat, participant };
}

/** Changes of marks as events. */
export function markEvents({ id }: Pick<LedgerConflict, "id">, changes: readonly MarkChange[]): readonly LedgerEvent[] {
  return changes.map(({ of, field, from, to }) => {
    const target = of === "" ? `Combat.${id}` : `Combat.${id}.Combatant.${of}`;
    return { type: "conflict-mark-changed", target, field, from, to };
  });
}

/** The marks an event can change, as they are now; null where what it names is gone. */
export function marksAt(conflict: (id: string) => LedgerConflict | null, target: string): Marks | null {
  const { combat, participant } = idsOfTarget(target);
  const now = combat === "" ? null : conflict(combat);
  if (!now) return null;
  if (participant === "") return Object.fromEntries(CONFLICT_FIELDS.map((field) => [field, now[field]]));
  const one = now.participants.find(({ id }) => id === participant);
  return one ? Object.fromEntries(PARTICIPANT_FIELDS.map((field) => [field, one[field]])) : null;
}

/** A conflict with the marks that a state holds. */
export function withMarksOf(conflict: LedgerConflict, { conflicts = {} }: Pick<LedgerState, "conflicts">): LedgerConflict {
  const changes = Object.entries(conflicts).flatMap(([target, marks]) => {
    const { combat, participant } = idsOfTarget(target);
    if (combat !== conflict.id) return [];
    return [...CONFLICT_FIELDS, ...PARTICIPANT_FIELDS].flatMap((field) => {
      const to = marks[field];
      return to === undefined ? [] : [{ of: participant, field, to }];
    });
  });
  return withMarks(conflict, changes);
}

/** The one who takes part for an actor; null for no one. */
export function participantIn(conflict: LedgerConflict | null, actor: string): LedgerParticipant | null {
  return conflict?.participants.find((one) => one.actor === actor) ?? null;
}

/** The conflict that an actor takes part in; null for none that has begun. */
export function conflictWith(
  world: { readonly conflicts: () => readonly LedgerConflict[] },
  actor: string,
): LedgerConflict | null {
  return world.conflicts().find((one) => participantIn(one, actor) !== null) ?? null;
}

/** The running conflict, with the one who takes part in it for an actor; null where no one does. */
export function takingPart(
  { turn, conflict: find }: { readonly turn: string; readonly conflict: (id: string) => LedgerConflict | null },
  actor: string,
): { readonly conflict: LedgerConflict; readonly own: LedgerParticipant } | null {
  const { combat } = roundIn(turn);
  const conflict = combat === "" ? null : find(combat);
  const own = participantIn(conflict, actor);
  return conflict && own ? { conflict, own } : null;
}

/** Whether an actor is on full defense in the running conflict. Source: F8, S6, T4. */
export function isOnFullDefense(world: Parameters<typeof takingPart>[0], actor: string): boolean {
  const taking = takingPart(world, actor);
  return taking !== null && isDefending(taking.conflict, taking.own);
}

/** The conflict and round of a turn, as `World` names turns; "" and 0 outside one. */
export function roundIn(turn: string): { readonly combat: string; readonly round: number } {
  const [combat = "", round = "0"] = turn.split(".");
  return { combat, round: Number(round) || 0 };
}

/** The turn of a world once its conflicts have the marks of a state. */
export function turnWithMarks(
  { turn, conflict: find }: { readonly turn: string; readonly conflict: (id: string) => LedgerConflict | null },
  state: Pick<LedgerState, "conflicts">,
): string {
  const { combat } = roundIn(turn);
  const isMarked = Object.keys(state.conflicts ?? {}).some((target) => idsOfTarget(target).combat === combat);
  const conflict = isMarked ? find(combat) : null;
  if (!conflict) return turn;
  const then = withMarksOf(conflict, state);
  return `${combat}.${then.round}.${currentOf(then)}`;
}
