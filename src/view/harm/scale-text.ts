import type { ScaleReason } from "../../rules/harm/scale.ts";
import { type Text, text } from "../text.ts";

/** "Scale: unit against character", "Scale: size 3 against size 0". */
export function scaleText(scale: Text, { by, larger, smaller }: ScaleReason): Text {
  if (by === "size") return text("NORN.Scale.bySize", { scale, larger, smaller });
  const of = (type: string): Text => text(`TYPES.Actor.${type}`);
  return text("NORN.Scale.byType", { scale, larger: of(larger), smaller: of(smaller) });
}
