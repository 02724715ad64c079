import type { EntryKind, EntryOf } from "../../ledger/entry.ts";
import { ANSWER_PROPOSAL_LINE, MOVE_LINE, PROPOSE_LINE } from "../board/board-lines.ts";
import { BREAK_LINE } from "../breaks/break-line.ts";
import { PURCHASE_LINE, SPEND_LEFTOVER_LINE, TIME_LINE } from "../buying/buying-lines.ts";
import { CALL_LINE } from "../calls/call-line.ts";
import { ADVANCE_LINE } from "../challenges/advance-line.ts";
import { ANSWER_LINE, COMPEL_LINE } from "../compel/compel-lines.ts";
import { TURN_LINE } from "../conflict/turn-line.ts";
import { COST_LINE } from "../costs/cost-line.ts";
import { CREATE_LINE, DISCOVER_LINE, PASS_LINE, REMOVE_LINE, REVEAL_LINE } from "../created-aspects/created-aspect-lines.ts";
import { ANSWER_CONCESSION_LINE, CALL_SHOT_LINE, CONCEDE_LINE, VETO_SHOT_LINE } from "../harm/concession-lines.ts";
import { DEFEND_LINE, HARM_LINE } from "../harm/harm-lines.ts";
import { INVOKE_LINE } from "../invoke/invoke-line.ts";
import { ENTRANCE_LINE, PAY_DEBT_LINE, POOL_LINE } from "../npc-pool/pool-lines.ts";
import { ALLOW_LINE, BLOCK_LINE, DIFFICULTY_LINE, DRAMATIC_LINE, JOIN_LINE, OPPOSE_LINE } from "../oppose/oppose-lines.ts";
import { ADJUST_LINE } from "../reconcile/adjust-line.ts";
import { HEAL_LINE } from "../recovery/heal-line.ts";
import { EXPERIENCE_LINE, IMPROVE_LINE } from "../rewards/experience-lines.ts";
import { CLAIM_LINE, DEAL_LINE, REWARD_LINE } from "../rewards/reward-lines.ts";
import { COUNTER_LINE, RESOLVE_LINE, SPEND_LINE, STORY_LINE } from "../spend/spend-lines.ts";
import { STRAIN_LINE, USE_LINE } from "../stunts/stunt-lines.ts";
import type { LineMaker } from "../entries/line-maker.ts";
import { REDO_LINE, UNDO_LINE } from "../entries/undo-lines.ts";

/** How each kind of entry reads. */
const LINES: { readonly [K in EntryKind]: LineMaker<K> } = {
  invoke: INVOKE_LINE,
  spend: SPEND_LINE,
  story: STORY_LINE,
  counter: COUNTER_LINE,
  call: CALL_LINE,
  oppose: OPPOSE_LINE,
  defend: DEFEND_LINE,
  harm: HARM_LINE,
  concede: CONCEDE_LINE,
  "answer-concession": ANSWER_CONCESSION_LINE,
  "call-shot": CALL_SHOT_LINE,
  "veto-shot": VETO_SHOT_LINE,
  cost: COST_LINE,
  heal: HEAL_LINE,
  join: JOIN_LINE,
  allow: ALLOW_LINE,
  difficulty: DIFFICULTY_LINE,
  "spend-leftover": SPEND_LEFTOVER_LINE,
  purchase: PURCHASE_LINE,
  dramatic: DRAMATIC_LINE,
  block: BLOCK_LINE,
  time: TIME_LINE,
  advance: ADVANCE_LINE,
  move: MOVE_LINE,
  resolve: RESOLVE_LINE,
  compel: COMPEL_LINE,
  answer: ANSWER_LINE,
  break: BREAK_LINE,
  create: CREATE_LINE,
  pass: PASS_LINE,
  remove: REMOVE_LINE,
  propose: PROPOSE_LINE,
  "answer-proposal": ANSWER_PROPOSAL_LINE,
  discover: DISCOVER_LINE,
  reveal: REVEAL_LINE,
  "pay-debt": PAY_DEBT_LINE,
  pool: POOL_LINE,
  entrance: ENTRANCE_LINE,
  deal: DEAL_LINE,
  claim: CLAIM_LINE,
  reward: REWARD_LINE,
  experience: EXPERIENCE_LINE,
  improve: IMPROVE_LINE,
  turn: TURN_LINE,
  use: USE_LINE,
  strain: STRAIN_LINE,
  undo: UNDO_LINE,
  redo: REDO_LINE,
  adjust: ADJUST_LINE,
};

export function lineOf<K extends EntryKind>({ kind }: Pick<EntryOf<K>, "kind">): LineMaker<K> {
  return LINES[kind];
}

/** Whether the card of its roll shows an entry that stands. */
export function isOnRollCard<K extends EntryKind>(entry: EntryOf<K>): boolean {
  const { onRollCard, step } = lineOf(entry);
  return onRollCard ? onRollCard(entry) : Boolean(step?.(entry));
}
