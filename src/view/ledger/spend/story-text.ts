import type { EntryOf } from "../../../ledger/entry.ts";
import type { StoryRequest } from "../../../ledger/kinds/story.ts";
import { rowText } from "../../actor/track-words.ts";
import { type Text, text } from "../../text.ts";

/** Everything that some game lets a fate point be spent on without a roll. */
const USES = ["narrative", "effect", "declaration", "unrolled", "monologue", "swap-places", "take-wound", "arrival"] as const;
const ON_ASPECT: readonly string[] = ["effect", "declaration", "unrolled"];

/** The aspect is what it is about; other uses name one only because its box paid. */
export function isAboutAspect({ use }: Pick<StoryRequest, "use">): boolean {
  return ON_ASPECT.includes(use);
}

/** The text of a use, which is untrusted client input. */
export function useText(use: string): Text {
  const known = USES.find((id) => id === use);
  return text(known ? `NORN.Spend.Use.${known}.name` : "NORN.Spend.Use.unknown");
}

/** The other actor it is about, and which wound was taken over. */
export function whomText({ game, request: { targetName: whom, box, to } }: EntryOf<"story">): Text | null {
  if (whom === "") return null;
  if (box === "") return text("NORN.Spend.Card.with", { whom });
  return text("NORN.Spend.Card.wound", { whom, from: boxText(game, box), to: boxText(game, to) });
}

/** The row of a box: a box's id is its row's id and its index. */
export function boxText(game: string, box: string): Text {
  return rowText(game, {}, box.replace(/-\d+$/, ""));
}
