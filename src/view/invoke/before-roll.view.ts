import type { CheckModifier } from "../../rules/roll/check.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { Result } from "../../rules/result.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import { againstParent, type AgainstParent, type AgainstSaid } from "./against-parent.view.ts";
import { type ReachedAspect, reachView, type ReachView } from "./reach.view.ts";
import { refusalText } from "../entries/refusal.view.ts";

/** A fate point that may be spent before a roll, without an aspect. */
export interface BeforePoint {
  readonly use: string;
  readonly gain: Gain;
  readonly cost: number;
  readonly refusal: Extract<Result<unknown>, { readonly ok: false }> | null;
  readonly selected: boolean;
}

export interface BeforeInput {
  readonly reached: readonly ReachedAspect[];
  readonly picked: readonly ReachedAspect[];
  /** Whether a chosen aspect works against the actor it is on, by uuid, where the user has said so. */
  readonly said: Readonly<Record<string, AgainstSaid>>;
  readonly points: readonly BeforePoint[];
  readonly modifiers: readonly CheckModifier[];
  readonly cost: number;
  /** What an aspect gives before the roll; null where aspects give nothing then. */
  readonly gain: Gain | null;
}

export interface BeforeView {
  readonly title: Text;
  readonly list: ReachView;
  /** What each aspect gives. */
  readonly each: Text | null;
  readonly points: readonly {
    readonly use: string;
    readonly label: Text;
    readonly cost: Text;
    readonly disabled: boolean;
    readonly selected: boolean;
  }[];
  /** Chosen aspects that may work against their actor it is on. */
  readonly against: readonly AgainstParent[];
  /** What all the chosen ones give together; null for nothing. */
  readonly sum: Text | null;
}

/** What can be done before a roll, and what the chosen ones give. */
export function beforeView({ reached, picked, said, points, modifiers, cost, gain }: BeforeInput): BeforeView {
  const chosen = picked.map(({ uuid }) => uuid);
  return {
    title: text(gain ? "NORN.Ledger.Before.title" : "NORN.Ledger.Before.titlePoint"),
    list: reachView(reached, chosen, false),
    each: gain && text("NORN.Ledger.Before.each", { what: text(`NORN.Gain.${gain}`) }),
    points: points.map(({ use, gain: given, cost: price, refusal, selected }) => ({
      use,
      label: text("NORN.Ledger.Before.point", { what: text(`NORN.Gain.${given}`) }),
      cost: refusal && !selected ? refusalText(refusal) : costText(price),
      disabled: refusal !== null && !selected,
      selected,
    })),
    against: picked.flatMap((aspect) => againstParent(aspect, gain ?? "", said[aspect.uuid] ?? "") ?? []),
    sum: sumText(modifiers, cost, [gain, ...points.map((point) => point.gain)].some(isDice)),
  };
}

/** Whether it adds dice to a pool. */
function isDice(gain: Gain | null): boolean {
  return gain === "two-dice" || gain === "one-die";
}

function sumText(modifiers: readonly CheckModifier[], cost: number, dice: boolean): Text | null {
  if (modifiers.length === 0) return null;
  const by = signed(modifiers.reduce((sum, { value }) => sum + value, 0));
  return text(dice ? "NORN.Ledger.Before.sumDice" : "NORN.Ledger.Before.sum", { by, cost: costText(cost) });
}

function costText(points: number): Text {
  if (points === 0) return text("NORN.Ledger.Payment.free");
  return points === 1 ? text("NORN.Ledger.Payment.point") : text("NORN.Ledger.Before.points", { points });
}
