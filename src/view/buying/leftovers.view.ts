import { type Leftover, usesBought } from "../../ledger/roll/bought.ts";
import type { DoneOf, EntryOf } from "../../ledger/entry.ts";
import type { TimeAsks } from "../../ledger/requests/buying.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { LeftoverUse } from "../../rules/roll/leftovers.ts";
import type { TimeTaken, TimeUnit } from "../../rules/roll/time-taken.ts";
import { named } from "../listed-words.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { type Text, text } from "../text.ts";

interface BoughtView {
  readonly what: Text;
  /** Why it no longer counts, null if it does. */
  readonly fault: Text | null;
  /** Id of the entry if this reader may undo it, "" otherwise. */
  readonly undoes: string;
}

interface UseView {
  readonly use: string;
  readonly label: Text;
}

/** What is left of a result, what was bought, and what this reader can still buy. */
export interface LeftoversView {
  readonly left: Text | null;
  readonly bought: readonly BoughtView[];
  readonly uses: readonly UseView[];
  readonly time: Text | null;
}

export interface LeftoversInput {
  readonly buys: boolean;
  readonly undo: (entry: EntryOf<"spend-leftover">) => boolean;
  readonly time: TimeTaken | null;
}

/** Null where there is nothing to say. */
export function leftoversView(
  { ruleset }: ActiveGame,
  leftover: Leftover | null,
  { buys, undo, time }: LeftoversInput,
): LeftoversView | null {
  const { had = 0, left = 0, bought = [], uses = [] } = leftover ?? {};
  const offered = buys ? uses.filter((use) => canBuy(use, left, leftover)) : [];
  if (bought.length + offered.length === 0 && !time) return null;
  return {
    left: had > 0 && (bought.length > 0 || offered.length > 0) ? text("NORN.Leftover.left", { left, had }) : null,
    bought: bought.map(({ entry, fault }) => ({
      what: boughtText(entry),
      fault: fault === null ? null : refusalText({ code: fault, args: {} }),
      undoes: undo(entry) ? entry.id : "",
    })),
    uses: offered.map((use) => ({ use: use.id, label: useLabel(ruleset.id, use) })),
    time: time && takenText(ruleset.id, time),
  };
}

function canBuy({ id, cost, repeatable }: LeftoverUse, left: number, leftover: Leftover | null): boolean {
  return cost <= left && (repeatable || !leftover || !usesBought(leftover).includes(id));
}

function useLabel(game: string, { id, cost, name }: LeftoverUse): Text {
  return text("NORN.Leftover.use", { what: useText(game, id, name ?? ""), cost });
}

/** What an entry bought. */
export function boughtText({ game, request: { use }, facts }: DoneOf<"spend-leftover">): Text {
  return useText(game, use, facts.useName);
}

function useText(game: string, use: string, name: string): Text {
  return name === "" ? text(`NORN.Trick.${game}.${use}`) : named(name);
}

/** How long it usually takes, as it was given. */
export function usualText(game: string, { step, count, unit, per }: TimeAsks): Text {
  if (step !== "") return text(`NORN.Time.${game}.${step}`);
  return text("NORN.Leftover.Time.usual", { time: unitsText(count, unit), per: unitsText(1, per) });
}

/** How long it took. */
export function takenText(game: string, taken: TimeTaken): Text {
  if (taken.kind === "step") {
    const took = text(`NORN.Time.${game}.${taken.step}`);
    if (taken.step === taken.usual) return text("NORN.Leftover.Time.takes", { time: took });
    return text("NORN.Leftover.Time.instead", { time: took, usual: text(`NORN.Time.${game}.${taken.usual}`) });
  }
  const { count, unit, by, per } = taken;
  const time = unitsText(count, unit);
  if (by === 0) return text("NORN.Leftover.Time.takes", { time });
  return text(by < 0 ? "NORN.Leftover.Time.less" : "NORN.Leftover.Time.more", { time, by: unitsText(Math.abs(by), per) });
}

function unitsText(count: number, unit: TimeUnit): Text {
  return count === 1 ? text(`NORN.TimeUnit.one.${unit}`) : text(`NORN.TimeUnit.many.${unit}`, { count });
}
