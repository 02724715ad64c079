import type { Blow } from "../../../ledger/harm/blows.ts";
import { type Text, text } from "../../text.ts";

/** What becomes of the words at stake; null while the defense is missing. */
export function stakeVerdict(
  game: string,
  { margin, works, shortOf }: Pick<Blow, "margin" | "works" | "shortOf">,
  words: string,
): Text | null {
  if (margin === null) return null;
  if (margin < 0) return text("NORN.Stake.Verdict.failsBy", { words, margin: -margin });
  if (shortOf !== "")
    return text("NORN.Stake.Verdict.short", { words, takes: text(`NORN.HitOutcome.${game}.${shortOf}`), margin });
  if (works === null) return text("NORN.Stake.Verdict.waits");
  if (works) return text(margin === 0 ? "NORN.Stake.Verdict.justWorks" : "NORN.Stake.Verdict.works", { words });
  return text(margin === 0 ? "NORN.Stake.Verdict.tie" : "NORN.Stake.Verdict.notAlone", { words });
}
