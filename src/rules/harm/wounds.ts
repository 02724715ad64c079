/** A hit before its outcome is known. */
export interface Hit {
  /** Margin of the attack over the defense; below 0 it missed. */
  readonly margin: number;
  /** Ratings that only count once the attack has hit, 0 for none. */
  readonly weapon: number;
  readonly armour: number;
  /** The winner was defending, or fought purely defensively. */
  readonly defensive: boolean;
}

export interface WoundRules {
  /** Possible outcomes of a hit, the least first. */
  readonly outcomes: readonly string[];
  /** The outcome of a hit; null for none. */
  readonly outcome: (hit: Hit) => string | null;
  /** What an actor's checked boxes, by row, add to its roll; 0 or less. `next`: it is the first roll since the last hit. */
  readonly penalty: (boxes: Readonly<Record<string, number>>, next: boolean) => number;
}
