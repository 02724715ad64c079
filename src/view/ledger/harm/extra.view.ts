/** What else an open hit offers this reader. */
export interface BlowExtra {
  readonly target: string;
  /** They may have it taken as it comes by someone without a player. */
  readonly settles: boolean;
}
