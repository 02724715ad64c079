import { isRecord } from "../../rules/is-record.ts";
import { closestTo } from "../redraw/elements.ts";

/** The type of its drag data. */
export const FREE_DRAG = "norn.FreeInvocation";

/** A dragged free invocation: on an aspect's card, the chat or the strip. */
export interface FreeDrag {
  readonly type: typeof FREE_DRAG;
  readonly aspect: string;
  readonly free: string;
}

/** Sets the drag data of a dragged free invocation; false if something else is dragged. */
export function startFreeDrag(event: DragEvent): boolean {
  const token = closestTo(event.target, "[data-free]");
  const { free, aspect } = token?.dataset ?? {};
  if (!token || !free || !aspect || !event.dataTransfer) return false;
  const data: FreeDrag = { type: FREE_DRAG, aspect, free };
  event.stopPropagation();
  event.dataTransfer.setData("text/plain", JSON.stringify(data));
  event.dataTransfer.setDragImage(token, 8, 8);
  return true;
}

/** The free invocation of a drop, null for anything else. */
export function readFreeDrag(dropped: unknown): FreeDrag | null {
  if (!isRecord(dropped)) return null;
  const { type, aspect, free } = dropped;
  return type === FREE_DRAG && typeof aspect === "string" && typeof free === "string" ? { type, aspect, free } : null;
}
