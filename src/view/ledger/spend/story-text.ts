import type { EntryOf } from "../../../ledger/entry.ts";
import type { StoryRequest } from "../../../ledger/kinds/story.ts";
import { type Text, text } from "../../text.ts";

/** Everything some game lets a point be spent on without a roll. */
const USES = ["narrative", "effect", "declaration", "monologue", "swap-places", "take-wound", "arrival"] as const;
const ON_ASPECT: readonly string[] = ["effect", "declaration"];

/** The aspect is what it is about; elsewhere one is named only because its box paid. */
export function isAboutAspect({ use }: Pick<StoryRequest, "use">): boolean {
  return ON_ASPECT.includes(use);
}

/** Of a request that any client may have written. */
export function useText(use: string): Text {
  const known = USES.find((id) => id === use);
  return text(known ? `NORN.Spend.Use.${known}.name` : "NORN.Spend.Use.unknown");
}

/** Whom it is about, and which wound was taken. */
export function whomText({ game, request: { targetName: whom, box, to } }: EntryOf<"story">): Text | null {
  if (whom === "") return null;
  if (box === "") return text("NORN.Spend.Card.with", { whom });
  return text("NORN.Spend.Card.wound", { whom, from: rowText(game, box), to: rowText(game, to) });
}

/** The row a box stands in: the id of a box is that of its row, and its place. */
export function rowText(game: string, box: string): Text {
  const row = box.replace(/-\d+$/, "");
  return text(`NORN.TrackRow.${game}.${row}`);
}
