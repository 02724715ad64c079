import type { CardActions } from "../chat/card-part.ts";

/** A GM answers a suggestion from its line in the log. */
export const PROPOSAL_ACTIONS: CardActions = {
  takeProposal: {
    once: true,
    run: async (_message, { dataset }) => (await import("./board-actions.ts")).takeProposal(dataset["roll"] ?? ""),
  },
  declineProposal: {
    once: true,
    run: async (_message, { dataset }) => (await import("./board-actions.ts")).declineProposal(dataset["roll"] ?? ""),
  },
};
