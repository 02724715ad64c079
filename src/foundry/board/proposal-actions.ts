import type { CardActions } from "../chat/card-part.ts";
import { declineProposal, takeProposal } from "./board-actions.ts";

/** A GM answers a suggestion from its line in the log. */
export const PROPOSAL_ACTIONS: CardActions = {
  takeProposal: { once: true, run: (_message, { dataset: { roll = "" } }) => takeProposal(roll) },
  declineProposal: { once: true, run: (_message, { dataset: { roll = "" } }) => declineProposal(roll) },
};
