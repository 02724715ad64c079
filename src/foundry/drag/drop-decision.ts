/** What is known when an item is dropped on an actor. */
export interface DropSituation {
  /** Uuid of the actor the item is on, null for one that is on none. */
  readonly from: string | null;
  /** The person may take it away from there. */
  readonly takeable: boolean;
  /** Uuid of the actor it is dropped on. */
  readonly to: string;
  /** The person may change that actor. */
  readonly allowed: boolean;
  /** Alt or Control is held: leave the original where it is. */
  readonly copyKey: boolean;
  /** The actor has the same thing already. */
  readonly twin: boolean;
}

/**
 * `refuse`: the sheet is not this person's to change · `own`: it is on that sheet already · `ask`: nothing is doubled without
 * asking · `move`: between two sheets one may change · `copy`: from anywhere else.
 */
export type DropDecision = "refuse" | "own" | "ask" | "move" | "copy";

export function decideDrop(situation: DropSituation): DropDecision {
  if (!situation.allowed) return "refuse";
  if (situation.from === situation.to) return "own";
  if (situation.twin) return "ask";
  return movesAway(situation) ? "move" : "copy";
}

/** Whether the original goes once it has arrived. */
export function movesAway({ from, takeable, copyKey }: Pick<DropSituation, "from" | "takeable" | "copyKey">): boolean {
  return from !== null && takeable && !copyKey;
}
