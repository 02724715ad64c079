import { type Text, text } from "../text.ts";

/** What a roll did for the wound it was made to treat. */
export interface TreatmentInput {
  readonly who: string;
  readonly what: Text;
  /** It has healed, by this roll. */
  readonly healed: boolean;
  /** Days it takes now, null where the rules do not count them. */
  readonly days: number | null;
  readonly margin: number;
}

export interface TreatmentView {
  readonly says: Text;
  /** The button with which this reader heals it, null for none. */
  readonly heal: Text | null;
}

/** Players heal what needs no more time, a GM whenever the time has passed. `treatment`: null where there is nothing to treat. */
export function treatmentView(
  treatment: TreatmentInput | null,
  { isGm, heals }: { readonly isGm: boolean; readonly heals: boolean },
): TreatmentView {
  if (!treatment) return { says: text("NORN.Recovery.Card.gone"), heal: null };
  const now = treatment.days === 0;
  const may = !treatment.healed && (isGm || (heals && now));
  return { says: says(treatment), heal: may ? text(now ? "NORN.Recovery.Card.healNow" : "NORN.Recovery.Card.passed") : null };
}

function says({ who, what, healed, days, margin }: TreatmentInput): Text {
  if (healed) return text("NORN.Recovery.Line.heals", { who, what });
  if (days === 0) return text("NORN.Recovery.Card.healed", { who, what });
  if (margin < 0) return text("NORN.Recovery.Card.failed", { who, what, days: days ?? 0 });
  return days === 1
    ? text("NORN.Recovery.Card.one", { who, what })
    : text("NORN.Recovery.Card.days", { who, what, days: days ?? 0 });
}
