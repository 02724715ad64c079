import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readSwitch } from "../../dials/read-dial.ts";
import type { Auction, CompelRules } from "../../fate-points/compel-rules.ts";
import { pointsMoved, pointsOf } from "../../fate-points/payer.ts";
import { ok, refuse } from "../../result.ts";
import { BIDDING, COMPEL_BRINGS } from "./dials.data.ts";

/** The auction over the level of an aspect. F3-R20: where a box clears instead of points, nothing is bid. Source: F3. */
const AUCTION: Auction = {
  isHeld: (dials) => readSwitch(BIDDING, dials) && !clearsBox(dials),
  // The GM bids the first point.
  open: (level) => ({ level, gm: 1, player: 0, turn: "player", end: null }),
  // The player matches the GM's bid, then the GM goes one higher; a player who matches it at the level has resisted.
  raise: (bidding, player) => {
    if (bidding.end) return refuse("bidding-over");
    if (bidding.turn === "gm") return ok({ ...bidding, gm: bidding.gm + 1, turn: "player" });
    const points = pointsOf(player);
    if (points !== null && points < bidding.gm) return refuse("points-short", { left: points, needed: bidding.gm });
    const limit = bidding.gm >= bidding.level;
    return ok({ ...bidding, player: bidding.gm, turn: "gm", end: limit ? "resisted" : null });
  },
  // The one who folds takes what the other has bid: the source's own words.
  fold: (bidding) => {
    if (bidding.end) return refuse("bidding-over");
    return ok({ ...bidding, end: bidding.turn === "player" ? "happens" : "resisted" });
  },
  // The player gets the GM's points for playing along, or loses their own for resisting.
  events: ({ gm, player, end }, payer) => (end === null ? [] : pointsMoved(payer, end === "happens" ? gm : -player)),
};

/**
 * Involuntary invocation: play along and get as many points as the level, or pay as many. No box is checked. Source: F3, F10
 * (conversion notes).
 */
export const FATE2_COMPELLING: CompelRules = {
  effects: ["event"],
  proposers: ["gm"],
  auction: AUCTION,
  clears: clearsBox,
  terms: ({ aspect, clears }) => ({
    proposal: { cost: 0, paid: "at-once" },
    accept: { gain: clears ? 0 : aspect.level, awarded: "at-once", ...(clears && { clears }) },
    refuse: { cost: aspect.level },
    escalates: false,
  }),
};

function clearsBox(dials: DialValues): boolean {
  return readChoice(COMPEL_BRINGS, dials) === "box";
}
