import { text } from "../../text.ts";
import type { EntryKind } from "../entry.ts";
import { ADJUST_LINE } from "./adjust-line.ts";
import { ANSWER_LINE, COMPEL_LINE } from "./compel-lines.ts";
import { BREAK_LINE, PAY_DEBT_LINE, POOL_LINE } from "./break-lines.ts";
import { ASSESS_LINE, MAKE_LINE, PASS_LINE, REMOVE_LINE, REVEAL_LINE } from "./make-lines.ts";
import type { LineMaker } from "./line-maker.ts";
import { COUNTER_LINE, INVOKE_LINE, SETTLE_LINE } from "./roll-lines.ts";
import { SPEND_LINE } from "./spend-line.ts";
import { REDO_LINE, UNDO_LINE } from "./undo-lines.ts";

export const PLAIN_LINE: LineMaker = {
  icon: "fa-solid fa-circle-question",
  words: ({ actorName }) => text("NORN.Ledger.plain", { name: actorName }),
  details: () => [],
};

/** How each kind of entry reads as one line. */
export const LINES: Readonly<Partial<Record<EntryKind, LineMaker>>> = {
  invoke: INVOKE_LINE,
  spend: SPEND_LINE,
  counter: COUNTER_LINE,
  settle: SETTLE_LINE,
  compel: COMPEL_LINE,
  answer: ANSWER_LINE,
  break: BREAK_LINE,
  "pay-debt": PAY_DEBT_LINE,
  pool: POOL_LINE,
  make: MAKE_LINE,
  pass: PASS_LINE,
  remove: REMOVE_LINE,
  assess: ASSESS_LINE,
  reveal: REVEAL_LINE,
  undo: UNDO_LINE,
  redo: REDO_LINE,
  adjust: ADJUST_LINE,
};
