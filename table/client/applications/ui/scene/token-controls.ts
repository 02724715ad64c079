import { elementOf } from "../../../core/event-target.ts";
import { escapeHTML } from "../../../../common/utils/escape-html.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { currentUser, localizeOr, notifications } from "../../platform.ts";
import type { DrawnToken } from "./scene-types.ts";

export interface TokenHost {
  /** Pixels of the scene in one pixel of the screen. */
  scale(): number;
  gridSize(): number;
  token(id: string): DrawnToken | undefined;
  select(id: string): void;
  /** Targets it, or stops; `more`: in addition to the others. */
  target(id: string, more: boolean): void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a pointer must move before it drags, in pixels of the screen. */
const SLACK = 4;

/**
 * Makes tokens interactive: a click selects, a double click or Enter opens the sheet, T targets, dragging and arrow keys move,
 * Delete removes.
 */
export function listenToTokens(board: HTMLElement, host: TokenHost): void {
  board.addEventListener("click", (event) => {
    const id = idAt(event);
    if (id) host.select(id);
  });
  board.addEventListener("dblclick", (event) => open(host, idAt(event)));
  board.addEventListener("keydown", (event) => press(host, event));
  board.addEventListener("pointerdown", (event) => beginDrag(host, event));
}

function elementAt(event: Event): HTMLElement | null {
  return elementOf(event).closest<HTMLElement>(".token[data-token-id]");
}

function idAt(event: Event): string | null {
  return elementAt(event)?.dataset["tokenId"] ?? null;
}

function open(host: TokenHost, id: string | null): void {
  const token = id ? host.token(id) : undefined;
  if (!token) return;
  if (token.actor?.sheet) token.actor.sheet.render({ force: true });
  else notifications.warn(localizeOr("TOKEN.NoActor", "{name} has no actor any more", { name: token.name }));
}

function press(host: TokenHost, event: KeyboardEvent): void {
  const id = idAt(event);
  const token = id ? host.token(id) : undefined;
  if (!id || !token) return;
  const step = STEPS[event.key];
  if (step && token.isOwner) {
    event.preventDefault();
    void move(token, token.x + step[0] * host.gridSize(), token.y + step[1] * host.gridSize());
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    host.select(id);
    if (event.key === "Enter") open(host, id);
  } else if (event.key.toLowerCase() === "t") {
    host.target(id, event.shiftKey);
  } else if (event.key === "Delete" && currentUser()?.isGM) void remove(token);
}

async function remove(token: DrawnToken): Promise<void> {
  const sure = await DialogV2.confirm({
    window: { title: localizeOr("TOKEN.Remove", "Remove token") },
    content: `<p>${escapeHTML(localizeOr("TOKEN.RemoveHint", "{name} leaves the scene.", { name: token.name }))}</p>`,
    rejectClose: false,
    modal: true,
  });
  if (sure) await token.delete();
}

async function move(token: DrawnToken, x: number, y: number): Promise<void> {
  try {
    await token.update({ x: Math.max(0, Math.round(x)), y: Math.max(0, Math.round(y)) });
  } catch (error) {
    notifications.error(error instanceof Error ? error.message : String(error));
  }
}

function beginDrag(host: TokenHost, event: PointerEvent): void {
  const element = elementAt(event);
  const token = element?.dataset["tokenId"] ? host.token(element.dataset["tokenId"]) : undefined;
  if (!element || !token?.isOwner || event.button !== 0) return;
  const from = { x: event.clientX, y: event.clientY };
  let dragged = false;
  const onMove = (moved: PointerEvent): void => {
    const [dx, dy] = [moved.clientX - from.x, moved.clientY - from.y];
    dragged ||= Math.hypot(dx, dy) > SLACK;
    if (!dragged) return;
    element.style.left = `${token.x + dx * host.scale()}px`;
    element.style.top = `${token.y + dy * host.scale()}px`;
  };
  const onEnd = (ended: PointerEvent): void => {
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onEnd);
    element.removeEventListener("pointercancel", onEnd);
    if (!dragged) return;
    const goes = ended.type === "pointerup";
    const x = token.x + (goes ? (ended.clientX - from.x) * host.scale() : 0);
    const y = token.y + (goes ? (ended.clientY - from.y) * host.scale() : 0);
    void move(token, x, y);
  };
  element.setPointerCapture(event.pointerId);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onEnd);
  element.addEventListener("pointercancel", onEnd);
}
