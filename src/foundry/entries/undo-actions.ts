import type { CardActions } from "../chat/card-part.ts";
import { withdraw } from "./withdraw.ts";
import { takeBack } from "../ledger/submit-entry.ts";

/** Undo, redo, and taking a request back, on the steps of a roll, on lines and on cards. */
export const UNDO_ACTIONS: CardActions = {
  undo: { once: true, run: (_message, { dataset: { entry = "" } }) => takeBack("undo", entry) },
  redo: { once: true, run: (_message, { dataset: { entry = "" } }) => takeBack("redo", entry) },
  withdraw: { once: true, run: (_message, { dataset: { entry = "" } }) => withdraw(entry) },
};
