import type { EntryKind, EntryOf } from "../../../ledger/entry.ts";
import { ADVANCE_LINE } from "../../challenges/advance-line.ts";
import { ALLOW_LINE, BLOCK_LINE, DIFFICULTY_LINE, JOIN_LINE, OPPOSE_LINE } from "./oppose-lines.ts";
import { CALL_LINE } from "../../calls/call-line.ts";
import { ADJUST_LINE, REDO_LINE, UNDO_LINE } from "./undo-lines.ts";
import { BREAK_LINE, ENTRANCE_LINE, PAY_DEBT_LINE, POOL_LINE } from "./break-and-pool-lines.ts";
import { ANSWER_LINE, COMPEL_LINE } from "./compel-lines.ts";
import { ANSWER_CONCESSION_LINE, CALL_SHOT_LINE, CONCEDE_LINE, VETO_SHOT_LINE } from "./concession-lines.ts";
import { DISCOVER_LINE, CREATE_LINE, PASS_LINE, REMOVE_LINE, REVEAL_LINE } from "./created-aspect-lines.ts";
import type { LineMaker } from "./line-maker.ts";
import { COST_LINE } from "./cost-line.ts";
import { DEFEND_LINE, HARM_LINE, HEAL_LINE } from "./harm-lines.ts";
import { EXPERIENCE_LINE, IMPROVE_LINE } from "../../experience/experience-lines.ts";
import { SPEND_LEFTOVER_LINE, DRAMATIC_LINE, TIME_LINE } from "./leftover-lines.ts";
import { MOVE_LINE } from "./move-line.ts";
import { PURCHASE_LINE } from "./purchase-line.ts";
import { ANSWER_PROPOSAL_LINE, PROPOSE_LINE } from "./proposal-lines.ts";
import { CLAIM_LINE, DEAL_LINE, REWARD_LINE } from "./reward-lines.ts";
import { COUNTER_LINE, INVOKE_LINE, RESOLVE_LINE, SPEND_LINE } from "./roll-lines.ts";
import { STORY_LINE } from "./story-line.ts";
import { TURN_LINE } from "./turn-line.ts";
import { STRAIN_LINE, USE_LINE } from "./use-line.ts";

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
