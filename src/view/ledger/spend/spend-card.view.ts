import type { EntryOf } from "../../../ledger/entry.ts";
import { type Text, text } from "../../text.ts";
import { entryLine, type EntryLine } from "../entry-line.view.ts";
import type { EntryCircumstances } from "../lines/line-maker.ts";
import { entryCost } from "./spend-cost.view.ts";
import { isAboutAspect, useText, whomText } from "./story-text.ts";

/** A spend that tells a bit of story, as its card reads. */
export interface SpendCard extends Pick<EntryLine, "game" | "id" | "tone" | "status" | "button"> {
  readonly label: Text;
  readonly who: string;
  readonly aspect: string;
  /** Whom it is about besides. */
  readonly whom: Text | null;
  readonly told: string;
  /** What the table must do itself. */
  readonly note: Text | null;
  /** Null until it is carried out, and when it was taken back. */
  readonly cost: Text | null;
}

export function spendCard(entry: EntryOf<"story">, circumstances: EntryCircumstances): SpendCard {
  const { game, id, tone, status, button } = entryLine(entry, circumstances);
  const { actorName, request, state } = entry;
  const done = state === "done";
  const stands = done && circumstances.stands;
  return {
    game,
    id,
    tone,
    status,
    button,
    label: useText(request.use),
    who: actorName,
    aspect: isAboutAspect(request) ? request.aspectName : "",
    whom: done ? whomText(entry) : null,
    told: request.words,
    note: stands && request.use === "swap-places" ? text("NORN.Spend.Card.swap") : null,
    cost: stands ? text("NORN.Spend.Card.cost", { cost: entryCost(entry) }) : null,
  };
}
