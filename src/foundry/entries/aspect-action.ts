import type { ActiveGame } from "../../rules/ruleset.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** An action on an aspect in play, offered on its row of a sheet and on its card in chat. */
export interface AspectAction {
  readonly id: string;
  /** Its label, or the key of it, if not `NORN.Ledger.Aspect.<id>`. */
  readonly label?: string | (() => string);
  readonly icon: string;
  /** Whether this user may try it now. */
  readonly offered: (aspect: NornItem<"aspect">) => boolean;
  readonly run: (aspect: NornItem<"aspect">) => void | Promise<unknown>;
}

/** What the chapters offer to do with an aspect. */
export interface AspectActions {
  /** In its menu, in this order. */
  readonly menu: (played: ActiveGame) => readonly AspectAction[];
  /** What one does most: in the bar that a click on it opens. */
  readonly bar: readonly AspectAction[];
}

let known: AspectActions = { menu: () => [], bar: [] };

/** Called in `init`. */
export function setAspectActions(actions: AspectActions): void {
  known = actions;
}

export function aspectActions(): AspectActions {
  return known;
}
