import { elementOf } from "../../../core/event-target.ts";
import { clientState } from "../../../core/client-state.ts";
import { Hooks } from "../../../core/hooks.ts";
import { localizeOr } from "../../platform.ts";
import { followMessages } from "../../sidebar/chat-log/follow-messages.ts";
import { pagePart } from "../../sidebar/interface-registry.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import { topWindow } from "../../api/window-stack.ts";
import { Notifications } from "../notifications.ts";
import { SceneView } from "../scene/scene-view.ts";

/** Which document types each part of the page depends on. */
const CONCERNS: Readonly<Record<string, readonly string[]>> = {
  players: ["updateUser", "userConnected"],
  hotbar: ["createMacro", "updateMacro", "deleteMacro", "updateUser"],
  nav: ["createScene", "updateScene", "deleteScene", "canvasReady"],
  combat: ["Combat", "Combatant", "CombatantGroup"].flatMap((name) => [`create${name}`, `update${name}`, `delete${name}`]),
};

/**
 * Starts the page: links and inline rolls react, the chat follows its messages, the scene is drawn. Called after the parts are
 * rendered.
 */
export function startPage(): void {
  TextEditor.activateListeners();
  followMessages();
  for (const [name, hooks] of Object.entries(CONCERNS)) {
    for (const hook of hooks) Hooks.on(hook, () => renderSoon(name));
  }
  document.addEventListener("keydown", menuByEscape, { capture: true });
  const { notifications } = clientState.ui;
  if (notifications instanceof Notifications) notifications.initialize();
  const board = document.getElementById("board");
  if (board) new SceneView(board).draw();
  document.getElementById("board")?.setAttribute("aria-label", localizeOr("SCENE.Board", "Scene"));
}

/** Escape opens the menu if there is nothing else for it to close or leave. */
function menuByEscape(event: KeyboardEvent): void {
  if (
    event.key !== "Escape" ||
    topWindow() ||
    document.querySelector('dialog[open], #context-menu, [popover="auto"]:popover-open')
  )
    return;
  if (elementOf(event).closest("input, textarea, select, [contenteditable=true]")) return;
  event.preventDefault();
  void pagePart("menu")?.toggle();
}

const waiting = new Set<string>();

/** Several changes at once are rendered once. */
function renderSoon(name: string): void {
  if (waiting.has(name)) return;
  waiting.add(name);
  queueMicrotask(() => {
    waiting.delete(name);
    const part = pagePart(name);
    if (part?.["rendered"]) part.render?.();
  });
}
