import type { AspectState } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";

/** The badges of an aspect created in play: how long it lasts, what removing it takes, who holds its free invocations. */
export function createdMarks(
  { kind, nature, level, quality, free }: Pick<AspectState, "kind" | "nature" | "level" | "quality" | "free">,
  nameOf: (holder: string) => string,
): Text[] {
  return [
    ...(kind === "boost" ? [text("NORN.Aspect.Kind.boost")] : []),
    ...(nature === "lasting" ? [] : [text(`NORN.Sheet.Nature.${nature}`)]),
    ...(level > 1 ? [text("NORN.Make.level", { level })] : []),
    ...(quality === null ? [] : [text("NORN.Make.quality", { quality })]),
    ...Object.values(free).map(({ count, holder }) => freeMark(count, nameOf(holder))),
  ];
}

/** The number of free invocations and their holder: "" for anyone. */
export function freeMark(count: number, holder: string): Text {
  return holder === "" ? text("NORN.Make.freeForAll", { count }) : text("NORN.Make.freeOf", { count, who: holder });
}
