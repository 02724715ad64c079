import { refuse } from "../../rules/index.ts";
import type { Entry, EntryKind } from "../../view/ledger/entry.ts";
import type { Planned } from "./plan.ts";
import { planInvocation } from "./invoke/plan-invocation.ts";
import { planSettle } from "./spend/plan-settle.ts";
import { planCounter, planSpend } from "./spend/plan-spend.ts";
import { planUndo } from "./undo/plan-undo.ts";

type Planner = (entry: Entry) => Planned | Promise<Planned>;

const PLANNERS: Readonly<Partial<Record<EntryKind, Planner>>> = {
  invoke: planInvocation,
  spend: planSpend,
  counter: planCounter,
  settle: planSettle,
  undo: planUndo,
  redo: planUndo,
};

/** What an entry will change, or why it cannot be done now. */
export async function planEntry(entry: Entry): Promise<Planned> {
  return (await PLANNERS[entry.kind]?.(entry)) ?? refuse("kind-unknown");
}
