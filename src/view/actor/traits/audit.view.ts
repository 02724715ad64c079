import type { Ruleset, TraitAudit } from "../../../rules/ruleset.ts";
import { findingText } from "../../roll/trait-audit.view.ts";
import { type Text, text } from "../../text.ts";
import { type RankView, rankView } from "../../rank.view.ts";
import type { SheetFlags } from "../sheet-input.ts";

/** A character with points left is not wrong, and not finished. */
type AuditState = "wrong" | "empty" | "left" | "fine";

export interface AuditView {
  /** For each pool of points: how much of it is spent. */
  readonly pools: readonly { readonly id: string; readonly words: Text; readonly over: boolean }[];
  readonly cap: RankView | null;
  /** How many traits there are at each rank; `dots` has one element for each trait. */
  readonly steps: readonly (RankView & { readonly count: number; readonly dots: readonly number[]; readonly label: Text })[];
  readonly findings: readonly { readonly wrong: boolean; readonly icon: string; readonly words: Text }[];
  readonly state: AuditState;
  readonly icon: string;
  /** The state in words, or the number of problems. */
  readonly verdict: Text;
  /** The list of findings is open. */
  readonly open: boolean;
}

const ICONS: Record<AuditState, string> = {
  wrong: "fa-solid fa-triangle-exclamation norn-wrong",
  empty: "fa-solid fa-circle-half-stroke",
  left: "fa-solid fa-circle-half-stroke",
  fine: "fa-solid fa-circle-check norn-fine",
};

export function auditView(
  audit: TraitAudit,
  ruleset: Ruleset,
  flags: Pick<SheetFlags, "words" | "editing" | "expanded">,
): AuditView {
  const { words } = flags;
  const wrong = audit.findings.filter((finding) => finding.severity === "wrong").length;
  const state = stateOf(audit, wrong);
  return {
    pools: audit.pools.map(({ id, spent, allowed }) => {
      const pool = text(`NORN.Pool.${ruleset.id}.${id}`);
      return {
        id,
        words:
          allowed === null
            ? text("NORN.Sheet.Audit.spent", { spent, pool })
            : text("NORN.Sheet.Audit.spentOf", { spent, allowed, pool }),
        over: allowed !== null && spent > allowed,
      };
    }),
    cap: audit.cap === null ? null : rankView(ruleset, audit.cap, words),
    // In play, the ladder itself shows the shape.
    steps: (flags.editing ? audit.columns : []).map(({ rank, count }) => {
      const view = rankView(ruleset, rank, words);
      return {
        ...view,
        count,
        dots: Array.from({ length: Math.min(count, 20) }, (_, index) => index),
        label: text("NORN.Sheet.Audit.step", { number: view.number, count }),
      };
    }),
    findings: audit.findings.map((finding) => ({
      wrong: finding.severity === "wrong",
      icon: finding.severity === "wrong" ? "fa-solid fa-triangle-exclamation" : "fa-solid fa-circle-info",
      words: findingText(finding, ruleset, words),
    })),
    state,
    icon: ICONS[state],
    verdict:
      state === "wrong" && wrong === 1 ? text("NORN.Sheet.Audit.oneWrong") : text(`NORN.Sheet.Audit.${state}`, { count: wrong }),
    // Open by default where there is something to do; the user can switch it.
    open: (flags.editing || wrong > 0) !== flags.expanded.has("audit"),
  };
}

function stateOf({ pools, findings }: TraitAudit, wrong: number): AuditState {
  if (wrong > 0) return "wrong";
  if (pools.some(({ spent, allowed }) => allowed !== null && spent < allowed)) return "left";
  return findings.some(({ code }) => code === "first-phase") ? "empty" : "fine";
}
