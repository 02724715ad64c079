import type { Blow } from "../../ledger/blows.ts";
import type { RollNow } from "../../ledger/replay-roll.ts";
import type { BlowExtra } from "../../view/ledger/harm/extra.view.ts";
import type { CardActions } from "../chat/card-part.ts";
import { templatePath } from "../template-path.ts";
import { maySettle, settleHit } from "./by-itself.ts";

export const EXTRA_PARTIALS: readonly string[] = [templatePath("harm/extra.hbs")];

export const EXTRA_ACTIONS: CardActions<"action"> = {
  settleHit: { once: true, run: (message, { dataset }) => settleHit(message, dataset["target"] ?? "") },
};

/** What else this reader can do about a hit; null for nothing. */
export function extraOn(now: RollNow, blow: Blow): BlowExtra | null {
  const settles = maySettle(now, blow);
  return settles ? { target: blow.target, settles } : null;
}
