import type { AspectState } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";

/** What there is to know of an aspect made in play: how long it holds, what removing it takes, whose its free uses are. */
export function madeMarks(
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

/** So many free invocations, and whose: "" for whoever comes first. */
export function freeMark(count: number, holder: string): Text {
  return holder === "" ? text("NORN.Make.freeForAll", { count }) : text("NORN.Make.freeOf", { count, who: holder });
}
