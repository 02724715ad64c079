import {
  CONFLICT_FIELDS,
  type ConflictNow,
  type LedgerEvent,
  type MarkChange,
  type Marks,
  type Participant,
  PARTICIPANT_FIELDS,
  withMarks,
} from "../../rules/index.ts";

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

type Marked = LedgerEvent & { readonly type: "conflict-mark-changed" };

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

/** The conflict before some events were written. */
export function conflictBefore(conflict: LedgerConflict, written: readonly LedgerEvent[]): LedgerConflict {
  const own = written.filter((event): event is Marked => event.type === "conflict-mark-changed");
  const changes = own.flatMap(({ target, field, from }) => {
    const { combat, participant } = idsOfTarget(target);
    return combat === conflict.id ? [{ of: participant, field, to: from }] : [];
  });
  return withMarks(conflict, changes.toReversed());
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

/** The conflict and round of a turn, as `World` names turns; "" and 0 outside one. */
export function roundIn(turn: string): { readonly combat: string; readonly round: number } {
  const [combat = "", round = "0"] = turn.split(".");
  return { combat, round: Number(round) || 0 };
}
