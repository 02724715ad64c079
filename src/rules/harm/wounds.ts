/** A hit before it is known what it does. */
export interface Hit {
  /** Margin of the attack over the defense; below 0 it missed. */
  readonly margin: number;
  /** Ratings that count only once the attack has hit, 0 where there are none. */
  readonly weapon: number;
  readonly armour: number;
  /** Whoever won was defending, or fought with nothing but defense in mind. */
  readonly defensive: boolean;
}

export interface WoundRules {
  /** What a hit may do, from the least to the worst. */
  readonly outcomes: readonly string[];
  /** What a hit does; null for nothing. */
  readonly outcome: (hit: Hit) => string | null;
  /** Added to a roll for the marked boxes of its maker, by row; 0 or less. `next`: it is the first roll since the last hit. */
  readonly penalty: (marks: Readonly<Record<string, number>>, next: boolean) => number;
}
