import { type Text, text } from "../../text.ts";
import { entryLine, type EntryLine } from "../entry-line.view.ts";
import type { Entry } from "../entry.ts";
import type { EntryCircumstances } from "../lines/line-maker.ts";
import { entryCost } from "./spend-cost.view.ts";
import { isAboutAspect, useText, whomText } from "./told-spend.ts";

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

export function spendCard(entry: Entry, circumstances: EntryCircumstances): SpendCard {
  const { game, id, tone, status, button } = entryLine(entry, circumstances);
  const { actorName, asked, state } = entry;
  const done = state === "done";
  const stands = done && circumstances.stands;
  return {
    game,
    id,
    tone,
    status,
    button,
    label: useText(asked.use),
    who: actorName,
    aspect: isAboutAspect(entry) ? asked.aspectName : "",
    whom: done ? whomText(entry) : null,
    told: asked.words,
    note: stands && asked.use === "swap-places" ? text("NORN.Spend.Card.swap") : null,
    cost: stands ? text("NORN.Spend.Card.cost", { cost: entryCost(entry) }) : null,
  };
}
