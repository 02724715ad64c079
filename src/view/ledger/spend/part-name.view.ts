import { type Text, text } from "../../text.ts";
import type { Entry } from "../entry.ts";

/** What a fate point's part of a total is listed as: whose it was, where it is not the roller's. */
export function pointPartName({ actor, actorName }: Entry, roller: string): Text {
  return actor === roller ? text("NORN.Spend.Part.own") : text("NORN.Spend.Part.others", { who: actorName });
}
