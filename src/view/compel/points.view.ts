import type { CompelAsks, CompelFacts } from "../../ledger/requests/compel.ts";
import type { CompelTerms } from "../../rules/compel/compel-rules.ts";
import { type Text, text } from "../text.ts";

export function pointsText(count: number): Text {
  return count === 1 ? text("NORN.Compel.point") : text("NORN.Compel.points", { count });
}

/** What accepting brings, in a few words. */
export function acceptText({ accept }: CompelTerms): Text {
  if (accept.clears) return text("NORN.Compel.Brings.box");
  if (accept.gain === 0) return text("NORN.Compel.Brings.nothing");
  const points = pointsText(accept.gain);
  return text(accept.awarded === "at-once" ? "NORN.Compel.Brings.now" : "NORN.Compel.Brings.later", { points });
}

export function refuseText({ refuse }: CompelTerms): Text {
  return refuse.cost === 0
    ? text("NORN.Compel.Costs.nothing")
    : text("NORN.Compel.Costs.now", { points: pointsText(refuse.cost) });
}

type Proposed = Pick<CompelAsks, "passive"> & Pick<CompelFacts, "bidding" | "level" | "targetName" | "free">;

/** What a compel costs and brings, shown before it is sent. */
export function termsText(
  { proposal, accept, refuse }: CompelTerms,
  { passive, bidding, level, targetName: who, free }: Proposed,
  gmAgrees: boolean,
): Text[] {
  if (passive) return [text("NORN.Compel.Terms.passive", { who, points: pointsText(accept.gain) })];
  if (bidding) return [text("NORN.Compel.Terms.bidding", { points: pointsText(level) })];
  return [
    free === "" ? costText(proposal) : text("NORN.Compel.Terms.freeUse"),
    gainText(accept, who),
    gmAgrees
      ? text("NORN.Compel.Terms.gmAgrees")
      : refuse.cost === 0
        ? text("NORN.Compel.Terms.refuseFree")
        : text("NORN.Compel.Terms.refuse", { points: pointsText(refuse.cost) }),
  ];
}

function costText({ cost, paid }: CompelTerms["proposal"]): Text {
  if (cost === 0) return text("NORN.Compel.Terms.free");
  return text(`NORN.Compel.Terms.cost-${paid}`, { points: pointsText(cost) });
}

function gainText({ gain, awarded, clears }: CompelTerms["accept"], who: string): Text {
  if (clears) return text("NORN.Compel.Terms.clears", { who });
  if (gain === 0) return text("NORN.Compel.Terms.gainNothing", { who });
  return text(`NORN.Compel.Terms.gain-${awarded}`, { who, points: pointsText(gain) });
}
