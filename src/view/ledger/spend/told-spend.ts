import { type Text, text } from "../../text.ts";
import type { Entry } from "../entry.ts";

/** Everything some game lets a point be spent on without a roll. */
const USES = ["narrative", "effect", "declaration", "monologue", "swap-places", "take-wound", "arrival"] as const;
const ON_ASPECT: readonly string[] = ["effect", "declaration"];

/** It hangs on no roll, and tells a bit of story. */
export function isToldSpend({ kind, asked }: Entry): boolean {
  return kind === "spend" && asked.on === "";
}

/** The aspect is what it is about; elsewhere one is named only because its box paid. */
export function isAboutAspect(entry: Entry): boolean {
  return isToldSpend(entry) && ON_ASPECT.includes(entry.asked.use);
}

/** Of a request that any client may have written. */
export function useText(use: string): Text {
  const known = USES.find((id) => id === use);
  return text(known ? `NORN.Spend.Use.${known}.name` : "NORN.Spend.Use.unknown");
}

/** Whom it is about, and which wound was taken, in what the executor wrote down. */
export function whomText({ asked, game }: Entry): Text | null {
  const { targetName, box, to } = asked.details;
  if (typeof targetName !== "string" || targetName === "") return null;
  if (typeof box !== "string" || typeof to !== "string") return text("NORN.Spend.Card.with", { whom: targetName });
  return text("NORN.Spend.Card.wound", { whom: targetName, from: rowText(game, box), to: rowText(game, to) });
}

/** The row a box stands in: the id of a box is that of its row, and its place. */
export function rowText(game: string, box: string): Text {
  const row = box.replace(/-\d+$/, "");
  return text(`NORN.TrackRow.${game}.${row}`);
}
