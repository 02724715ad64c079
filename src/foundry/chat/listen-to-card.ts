import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { openAspectBarOn } from "../entries/aspect-bar.ts";
import { openRulesOf } from "../apps/open-rules-of.ts";
import { closestTo } from "../redraw/elements.ts";
import { carriesDragKey, carriesKey } from "../words/action-key.ts";
import { cardOf } from "./card-registry.ts";

/** Listens once on what core rendered: its content is redrawn, and notices and windows have renderings of their own. */
export function listenToCard(message: NornChatMessage, html: HTMLElement): void {
  html.addEventListener("click", ({ target, shiftKey }) => {
    const pressed = ownButton(target);
    if (pressed?.dataset["action"] === "aspectBar") return openBarOn(pressed);
    if (pressed?.dataset["action"] === "openRules") return void openRulesOf(pressed);
    const action = pressed && cardOf(message)?.action(message, pressed.dataset["action"] ?? "");
    if (!pressed || !action || pressed.matches(":disabled")) return;
    if (action.once) void runOnce(pressed, () => action.run(pressed, shiftKey));
    else action.run(pressed, shiftKey);
  });
  html.addEventListener("dragstart", (event) => {
    const dragged = closestTo(event.target, "[draggable=true]");
    if (dragged && carriesDragKey(dragged)) cardOf(message)?.dragStart(message, event);
  });
}

function openBarOn(button: HTMLElement): void {
  const card = button.closest<HTMLElement>(".norn-chat");
  if (card) openAspectBarOn(card, button.dataset["aspect"] ?? "", { button, point: null });
}

/** The button of Norn's that was pressed. Anything else in a message may have been written by a user. */
function ownButton(target: EventTarget | null): HTMLElement | null {
  const pressed = closestTo(target, "[data-action]");
  return pressed && carriesKey(pressed) ? pressed : null;
}

/**
 * One press, one entry: the action's buttons are disabled. If the request fails, core has said why, and it can be tried again.
 */
async function runOnce(pressed: HTMLElement, run: () => unknown): Promise<void> {
  const alike = `button[data-action="${CSS.escape(pressed.dataset["action"] ?? "")}"]:enabled`;
  const buttons = [...(pressed.closest(".norn-chat")?.querySelectorAll<HTMLButtonElement>(alike) ?? [])];
  for (const button of buttons) button.disabled = true;
  try {
    await run();
  } catch {
    for (const button of buttons) button.disabled = false;
  }
}
