import type { Move } from "../../rules/zones/move.ts";
import type { NamedAspect, NamedTarget, RequestOf } from "../request.ts";

interface MoveAsks {
  readonly how: Move;
  /** Uuid of the situation, and id of the zone in it, with its name. */
  readonly situation: string;
  readonly to: string;
  readonly toName: string;
  /** Running: id of the trait that counts without a roll, or of the roll; "" for none. */
  readonly trait: string;
  readonly roll: string;
}

interface MoveFacts {
  readonly toName: string;
  /** How far it went. */
  readonly zones: number;
  /** Name of the zone it ended in, "" for where it began. */
  readonly reachedName: string;
  /** Name of the next zone on the way, and what is still needed to get there; "" and 0 for those who have arrived. */
  readonly aheadName: string;
  readonly missing: number;
  /** It took a smaller action, or the turn. */
  readonly took: Move | "";
}

interface ProposeAsks {
  readonly words: string;
  /** Uuid of the place it is to be on; "" for where the scene is. */
  readonly target: string;
  /** Id of the zone it is to be in, "" for all of the place. */
  readonly zone: string;
}

interface ProposeFacts {
  readonly words: string;
  readonly targetName: string;
}

export const PROPOSAL_ANSWERS = ["accept", "decline"] as const;
export type ProposalAnswer = (typeof PROPOSAL_ANSWERS)[number];

interface AnswerProposalAsks {
  /** Id of the proposal. */
  readonly entry: string;
  /** The answer. */
  readonly say: ProposalAnswer;
  /** Uuid of the place the GM puts it on. */
  readonly target: string;
}

/** The words as proposed, the place, and the new aspect, "" if it was declined. */
interface AnswerProposalFacts extends NamedAspect, Pick<NamedTarget, "targetName"> {
  readonly words: string;
}

export interface BoardRequests {
  /** Someone walks or runs to another zone. */
  readonly move: RequestOf<MoveAsks, MoveFacts>;
  /** A player proposes an aspect of the scene. */
  readonly propose: RequestOf<ProposeAsks, ProposeFacts>;
  /** A GM takes what was proposed, or declines. */
  readonly "answer-proposal": RequestOf<AnswerProposalAsks, AnswerProposalFacts>;
}
