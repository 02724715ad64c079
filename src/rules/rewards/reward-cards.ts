/** A prompt of the GM's list: it pays a player who does what it says. Source: F4 (Plot, Genre and Fate Points). */
export interface RewardCard {
  readonly id: string;
  /** The campaign's words for it; "" for the game's own. */
  readonly name: string;
  readonly points: number;
  /** How many of it can be dealt in one session. */
  readonly copies: number;
}
