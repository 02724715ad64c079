import { elementOf } from "../../core/event-target.ts";
import type { ApplicationV2 } from "./application.ts";
import type { ApplicationAction } from "./application-types.ts";

/** The default button of an action: the main one. */
const MAIN_BUTTON = [0];
const SECOND_BUTTON = 2;

export interface ActionHost {
  application: ApplicationV2;
  actions: () => Record<string, ApplicationAction>;
  /** Actions of the frame itself, which take precedence over the application's. */
  builtIn: Record<string, (event: PointerEvent, target: HTMLElement) => unknown>;
  otherwise: (event: PointerEvent, target: HTMLElement) => unknown;
}

/** Listens in the whole frame for clicks on `[data-action]`, with the buttons each action asks for. */
export function listenForActions(frame: HTMLElement, host: ActionHost): void {
  frame.addEventListener("click", (event) => act(host, event, 0));
  frame.addEventListener("auxclick", (event) => {
    if (event.button !== SECOND_BUTTON) act(host, event, event.button);
  });
  // The second button comes as a contextmenu event, also from the keyboard's menu key.
  frame.addEventListener("contextmenu", (event) => act(host, event, SECOND_BUTTON));
}

function act(host: ActionHost, event: PointerEvent, button: number): void {
  const target = elementOf(event).closest<HTMLElement>("[data-action]");
  const name = target?.dataset["action"];
  if (!target || !name || isDisabled(target)) return;
  const builtIn = host.builtIn[name];
  if (builtIn) {
    if (button === 0) void builtIn(event, target);
    return;
  }
  const action = host.actions()[name];
  if (!action) {
    if (button === 0) void host.otherwise(event, target);
    return;
  }
  const { handler, buttons } = typeof action === "function" ? { handler: action, buttons: MAIN_BUTTON } : action;
  if (!buttons.includes(button)) return;
  event.preventDefault();
  void handler.call(host.application, event, target);
}

function isDisabled(target: HTMLElement): boolean {
  return "disabled" in target && target.disabled === true;
}
