import type { EntryKind, EntryOf } from "../../ledger/entry.ts";
import { BOARD_LINES } from "../board/board-lines.ts";
import { BREAK_LINES } from "../breaks/break-lines.ts";
import { BUYING_LINES } from "../buying/buying-lines.ts";
import { CALL_LINES } from "../calls/call-lines.ts";
import { ADVANCE_LINES } from "../challenges/advance-lines.ts";
import { COMPEL_LINES } from "../compel/compel-lines.ts";
import { TURN_LINES } from "../conflict/turn-lines.ts";
import { COST_LINES } from "../costs/cost-lines.ts";
import { CREATED_ASPECT_LINES } from "../created-aspects/created-aspect-lines.ts";
import { UNDO_LINES } from "../entries/undo-lines.ts";
import { CONCESSION_LINES } from "../harm/concession-lines.ts";
import { HARM_LINES } from "../harm/harm-lines.ts";
import { INVOKE_LINES } from "../invoke/invoke-lines.ts";
import { POOL_LINES } from "../npc-pool/pool-lines.ts";
import { OPPOSE_LINES } from "../oppose/oppose-lines.ts";
import { ADJUST_LINES } from "../reconcile/adjust-lines.ts";
import { HEAL_LINES } from "../recovery/heal-lines.ts";
import { EXPERIENCE_LINES } from "../rewards/experience-lines.ts";
import { REWARD_LINES } from "../rewards/reward-lines.ts";
import { SPEND_LINES } from "../spend/spend-lines.ts";
import { STUNT_LINES } from "../stunts/stunt-lines.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** How each kind of entry reads: the compiler misses a chapter that is not here. */
const LINES: LinesOf<EntryKind> = {
  ...BOARD_LINES,
  ...BREAK_LINES,
  ...BUYING_LINES,
  ...CALL_LINES,
  ...ADVANCE_LINES,
  ...COMPEL_LINES,
  ...TURN_LINES,
  ...COST_LINES,
  ...CREATED_ASPECT_LINES,
  ...UNDO_LINES,
  ...CONCESSION_LINES,
  ...HARM_LINES,
  ...INVOKE_LINES,
  ...POOL_LINES,
  ...OPPOSE_LINES,
  ...ADJUST_LINES,
  ...HEAL_LINES,
  ...EXPERIENCE_LINES,
  ...REWARD_LINES,
  ...SPEND_LINES,
  ...STUNT_LINES,
};

export function lineOf<K extends EntryKind>({ kind }: Pick<EntryOf<K>, "kind">): LineMaker<K> {
  return LINES[kind];
}

/** Whether it reads as a step of its roll. */
export function isStep<K extends EntryKind>(entry: EntryOf<K>): boolean {
  return Boolean(lineOf(entry).step?.(entry));
}

/** Whether the card of its roll shows an entry that stands. */
export function isOnRollCard<K extends EntryKind>(entry: EntryOf<K>): boolean {
  const { onRollCard } = lineOf(entry);
  return onRollCard ? onRollCard(entry) : isStep(entry);
}
