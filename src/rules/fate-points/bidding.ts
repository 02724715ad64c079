import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import { type Payer, pointsMoved, pointsOf } from "./payer.ts";

/** The auction over an aspect: what each side has bid, and whose turn it is. */
export interface Bidding {
  readonly level: number;
  readonly gm: number;
  readonly player: number;
  readonly turn: "gm" | "player";
  /** `happens`: the player plays along; `resisted`: the player acts against the aspect. Null while it runs. */
  readonly end: "happens" | "resisted" | null;
}

export type BiddingRefusal = "bidding-over" | "points-short";

/** The GM bids the first point. Source: F3. */
export function openBidding(level: number): Bidding {
  return { level, gm: 1, player: 0, turn: "player", end: null };
}

/** The player matches the GM's bid, then the GM goes one higher; a player who matches it at the level has resisted. */
export function raiseBid(bidding: Bidding, player: Payer): Result<Bidding, BiddingRefusal> {
  if (bidding.end) return refuse("bidding-over");
  if (bidding.turn === "gm") return ok({ ...bidding, gm: bidding.gm + 1, turn: "player" });
  const points = pointsOf(player);
  if (points !== null && points < bidding.gm) return refuse("points-short", { left: points, needed: bidding.gm });
  const limit = bidding.gm >= bidding.level;
  return ok({ ...bidding, player: bidding.gm, turn: "gm", end: limit ? "resisted" : null });
}

/** The one who folds takes what the other has bid. Source: F3 (the source's own words on folding). */
export function foldBid(bidding: Bidding): Result<Bidding, BiddingRefusal> {
  if (bidding.end) return refuse("bidding-over");
  return ok({ ...bidding, end: bidding.turn === "player" ? "happens" : "resisted" });
}

/**
 * Who gets or loses points when it is over: the player gets the GM's points for playing along, or loses their own for resisting.
 */
export function biddingEvents({ gm, player, end }: Bidding, payer: Payer): readonly LedgerEvent[] {
  if (end === null) return [];
  return pointsMoved(payer, end === "happens" ? gm : -player);
}
