import type { Foreseen } from "../../ledger/provisional.ts";
import { type Text, text } from "../text.ts";
import { refusalText } from "./refusal.view.ts";

/** What is known of an entry that has no outcome yet. */
export interface Waiting {
  /** No client is connected that could settle it. */
  readonly waits: boolean;
  /** What it would come to; null where this reader cannot know. */
  readonly foreseen: Foreseen | null;
}

/** The state of an entry that has no outcome yet, with what it would come to. */
export function pendingText({ waits, foreseen }: Waiting): Text {
  if (!waits) return text("NORN.Ledger.State.pending");
  return foreseen ? foreseenText(foreseen) : text("NORN.Ledger.State.waits");
}

export function foreseenText({ entry, dice, left }: Foreseen): Text {
  if (entry.state === "refused")
    return text("NORN.Ledger.State.wouldBeRefused", { why: refusalText(entry.outcome.refusal ?? { code: "unknown", args: {} }) });
  if (dice !== "none") return text(`NORN.Ledger.State.dice-${dice}`);
  return left === null ? text("NORN.Ledger.State.waits") : text("NORN.Ledger.State.leaves", { left });
}

/** Points an actor has once a GM has settled what waits. */
export function aheadText(left: number): Text {
  return text("NORN.Ledger.State.ahead", { left });
}
