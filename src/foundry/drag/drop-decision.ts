/** What is known when an item is dropped on an actor. */
export interface DropSituation {
  /** Uuid of the actor the item is on, null for one that is on none. */
  readonly from: string | null;
  /** The user may take it away from there. */
  readonly takeable: boolean;
  /** Uuid of the actor it is dropped on. */
  readonly to: string;
  /** The user may change that actor. */
  readonly allowed: boolean;
  /** Alt or Control is pressed: leave the original where it is. */
  readonly copyKey: boolean;
  /** The actor already has the same item. */
  readonly duplicate: boolean;
}

/**
 * `refuse`: the user may not change the sheet · `own`: it is already on that sheet · `ask`: a duplicate, which needs confirmation
 * · `move`: between two sheets the user may change · `copy`: from anywhere else.
 */
export type DropDecision = "refuse" | "own" | "ask" | "move" | "copy";

export function decideDrop(situation: DropSituation): DropDecision {
  if (!situation.allowed) return "refuse";
  if (situation.from === situation.to) return "own";
  if (situation.duplicate) return "ask";
  return movesAway(situation) ? "move" : "copy";
}

/** Whether the original is deleted once the item has arrived. */
export function movesAway({ from, takeable, copyKey }: Pick<DropSituation, "from" | "takeable" | "copyKey">): boolean {
  return from !== null && takeable && !copyKey;
}
