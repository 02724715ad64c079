import type { MessageType } from "../types/subtypes.ts";
import type { CardAction } from "../chat/card-part.ts";
import { askReveal } from "./ask-reveal.ts";

/** On the card of the roll, and on the line of what was asked about it. */
export const REVEAL_ACTION: CardAction<MessageType> = {
  run: (_message, { dataset }) => askReveal(dataset["roll"] ?? ""),
};
