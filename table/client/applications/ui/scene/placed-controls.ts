import { escapeHTML } from "../../../../common/utils/escape-html.ts";
import { elementOf } from "../../../core/event-target.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { localizeOr, notifications } from "../../platform.ts";
import type { PlacedShape } from "./placed-shape.ts";

interface PlacedHost {
  /** Pixels of the scene in one pixel of the screen. */
  scale(): number;
  gridSize(): number;
  placed(key: string | undefined): PlacedShape | null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes labels and regions movable: by dragging and by arrow keys, sized by their corner and with Shift; Delete removes. */
export function listenToPlaced(board: HTMLElement, host: PlacedHost): void {
  board.addEventListener("pointerdown", (event) => beginDrag(host, event));
  board.addEventListener("keydown", (event) => press(host, event));
}

function elementAt(event: Event): HTMLElement | null {
  return elementOf(event).closest<HTMLElement>("[data-placed]");
}

function press(host: PlacedHost, event: KeyboardEvent): void {
  const shape = host.placed(elementAt(event)?.dataset["placed"]);
  if (!shape?.mayChange) return;
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    const by = { x: (step[0] * host.gridSize()) / 2, y: (step[1] * host.gridSize()) / 2 };
    void change(shape, event.shiftKey ? shape.sized(by) : shape.moved(by));
  } else if (event.key === "Delete") void remove(shape);
}

async function change(shape: PlacedShape, changes: object | null): Promise<void> {
  if (!changes) return;
  try {
    await shape.update(changes);
  } catch (error) {
    notifications.error(error instanceof Error ? error.message : String(error));
  }
}

async function remove(shape: PlacedShape): Promise<void> {
  const hint = localizeOr("SCENE.RemoveShapeHint", "{name} leaves the scene.", { name: shape.name });
  const sure = await DialogV2.confirm({
    window: { title: localizeOr("SCENE.RemoveShape", "Remove from the scene") },
    content: `<p>${escapeHTML(hint)}</p>`,
    rejectClose: false,
    modal: true,
  });
  if (sure) await shape.delete();
}

function beginDrag(host: PlacedHost, event: PointerEvent): void {
  const element = elementAt(event);
  const shape = host.placed(element?.dataset["placed"]);
  if (!element || !shape?.mayChange || event.button !== 0) return;
  const sizes = elementOf(event).closest(".scene-grip") !== null;
  const offset = (to: PointerEvent) => {
    return {
      x: Math.round((to.clientX - event.clientX) * host.scale()),
      y: Math.round((to.clientY - event.clientY) * host.scale()),
    };
  };
  const preview = sizes ? "--grow" : "--shift";
  const onMove = (moved: PointerEvent): void => {
    const { x, y } = offset(moved);
    element.style.setProperty(`${preview}-x`, `${x}px`);
    element.style.setProperty(`${preview}-y`, `${y}px`);
  };
  const onEnd = (ended: PointerEvent): void => {
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onEnd);
    element.removeEventListener("pointercancel", onEnd);
    const by = offset(ended);
    if (ended.type === "pointerup" && (by.x !== 0 || by.y !== 0)) void change(shape, sizes ? shape.sized(by) : shape.moved(by));
    else for (const axis of ["x", "y"]) element.style.removeProperty(`${preview}-${axis}`);
  };
  element.setPointerCapture(event.pointerId);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onEnd);
  element.addEventListener("pointercancel", onEnd);
}
