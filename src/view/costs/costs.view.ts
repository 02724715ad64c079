import type { EntryOf } from "../../ledger/entry.ts";
import type { LedgerGear } from "../../ledger/world.ts";
import type { AmmunitionRule } from "../../rules/harm/harm-rules.ts";
import { type Text, text } from "../text.ts";
import { COST_LINES, costText } from "./cost-lines.ts";

/** What a roll has cost by itself, on its card. */
export interface CostsView {
  readonly paid: readonly { readonly icon: string; readonly words: Text; readonly undoes: string; readonly undo: Text }[];
  /** How much the weapon holds, null where that is not counted or not this reader's to know. */
  readonly left: Text | null;
  /** The reader may say that the weapon has run out. */
  readonly runsOut: Text | null;
}

export interface CostsInput {
  /** Those that stand. */
  readonly costs: readonly EntryOf<"cost">[];
  /** The weapon of an attack, null for none. */
  readonly weapon: LedgerGear | null;
  /** Null where ammunition is not counted. */
  readonly rule: AmmunitionRule | null;
  /** The reader plays the one who rolled. */
  readonly mine: boolean;
  readonly undoes: (entry: { readonly id: string; readonly author: string }) => boolean;
}

/** Null if there is nothing to show. */
export function costsView({ costs, weapon, rule, mine, undoes }: CostsInput): CostsView | null {
  const paid = costs.map((entry) => ({
    icon: COST_LINES.cost.icon,
    words: costText(entry),
    undoes: undoes(entry) ? entry.id : "",
    undo: text("NORN.Ledger.undo"),
  }));
  const counted = mine && weapon && weapon.holds > 0 && rule?.eachAttack === false ? weapon : null;
  const used = costs.some(({ request }) => request.what === "ammunition");
  const runsOut = counted && !used && counted.left > 0;
  if (paid.length === 0 && !runsOut) return null;
  return {
    paid,
    left: counted && runsOut ? leftText(counted) : null,
    runsOut: counted && runsOut ? text("NORN.Cost.Card.ranOutHint", { weapon: counted.name }) : null,
  };
}

function leftText({ name: weapon, left, holds }: LedgerGear): Text {
  return text("NORN.Cost.Card.left", { weapon, left, holds });
}

/** What a roll will cost, as its dialog says before it is made. */
export function costBefore(
  { points, able, who }: { readonly points: number; readonly able: boolean; readonly who: string },
  pointsText: Text,
): Text | null {
  if (points === 0) return null;
  return text(able ? "NORN.Cost.Before.acting" : "NORN.Cost.Before.actingShort", { points: pointsText, who });
}

/** What an attack will take of its weapon's ammunition. */
export function ammunitionBefore(weapon: LedgerGear | null, rule: AmmunitionRule | null): Text | null {
  if (!weapon || weapon.holds === 0 || !rule) return null;
  const { name, left, holds } = weapon;
  if (left === 0) return text("NORN.Cost.Before.empty", { weapon: name });
  return rule.eachAttack ? text("NORN.Cost.Before.left", { weapon: name, left, holds }) : leftText(weapon);
}
