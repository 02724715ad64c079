import type { EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import { asForeseen, entryLine, type EntryLine } from "./entry-line.view.ts";
import { cancelledBy } from "./step.view.ts";
import type { EntryCircumstances } from "../entries/line-maker.ts";
import { entryCost } from "../spend/spend-cost.view.ts";
import { aboutAspect, storyUse, useText, whomText } from "../spend/story-text.ts";

/** A spend on a bit of story, as shown on its card. */
export interface SpendCard extends Pick<EntryLine, "game" | "id" | "tone" | "status" | "button"> {
  readonly label: Text;
  readonly who: string;
  readonly aspect: string;
  /** The other actor it is about. */
  readonly whom: Text | null;
  readonly words: string;
  /** What the players must do themselves. */
  readonly note: Text | null;
  /** Null until it is known, and after it is undone. */
  readonly cost: Text | null;
  /** The reader may cancel it with a fate point. */
  readonly counter: boolean;
}

/** Who has cancelled it, and whether this reader may. */
interface SpendCounter {
  readonly by: EntryOf<"counter"> | null;
  readonly may: boolean;
}

const NOT_COUNTERED: SpendCounter = { by: null, may: false };

export function spendCard(entry: EntryOf<"story">, circumstances: EntryCircumstances, { by, may } = NOT_COUNTERED): SpendCard {
  const { game, id, tone, status, button } = entryLine(entry, circumstances);
  const { actorName, request, state } = entry;
  const shown = asForeseen(entry, circumstances);
  const use = storyUse(entry);
  const done = state === "done";
  const stands = done && circumstances.stands;
  const holds = stands && by === null;
  return {
    game,
    id,
    tone: by ? "idle" : tone,
    status: by ? cancelledBy(by) : status,
    // Its own line takes the cancelling back.
    button: by ? null : button,
    label: useText(entry),
    who: actorName,
    aspect: aboutAspect(entry),
    whom: shown.state === "done" ? whomText(shown) : null,
    words: request.words,
    note: holds && use?.note === true ? text(`NORN.Spend.Use.${game}.${use.id}.note`) : null,
    cost: stands || shown !== entry ? text("NORN.Spend.Card.cost", { cost: entryCost(shown) }) : null,
    counter: holds && may && use?.aspect !== true,
  };
}
