import { refuse } from "../../rules/index.ts";
import type { Entry, EntryKind } from "../../view/ledger/entry.ts";
import type { Planned } from "./plan.ts";
import { planAnswer } from "../compel/plan-answer.ts";
import { planCompel } from "../compel/plan-compel.ts";
import { planInvocation } from "../invoke/plan-invocation.ts";
import { planBreak } from "../breaks/plan-break.ts";
import { planPayDebt } from "../npc-pool/plan-pay-debt.ts";
import { planPool } from "../npc-pool/plan-pool.ts";
import { planMake } from "../created-aspects/plan-make.ts";
import { planPass } from "../created-aspects/plan-pass.ts";
import { planAssess } from "../created-aspects/plan-assess.ts";
import { planRemove } from "../created-aspects/plan-remove.ts";
import { planReveal } from "../created-aspects/plan-reveal.ts";
import { planSettle } from "../spend/plan-settle.ts";
import { planCounter, planSpend } from "../spend/plan-spend.ts";
import { planUndo } from "./undo/plan-undo.ts";

type Planner = (entry: Entry) => Planned | Promise<Planned>;

const PLANNERS: Readonly<Partial<Record<EntryKind, Planner>>> = {
  invoke: planInvocation,
  spend: planSpend,
  counter: planCounter,
  settle: planSettle,
  make: planMake,
  pass: planPass,
  remove: planRemove,
  assess: planAssess,
  reveal: planReveal,
  compel: planCompel,
  answer: planAnswer,
  break: planBreak,
  "pay-debt": planPayDebt,
  pool: planPool,
  undo: planUndo,
  redo: planUndo,
};

/** What an entry will change, or why it cannot be done now. */
export async function planEntry(entry: Entry): Promise<Planned> {
  return (await PLANNERS[entry.kind]?.(entry)) ?? refuse("kind-unknown");
}
