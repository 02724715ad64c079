import { isRecord } from "../../rules/is-record.ts";
import { text } from "../../view/text.ts";
import { openDropped } from "../exchange/register-exchange.ts";
import { notifyText } from "../words/notify-text.ts";
import { closestTo, isElement } from "../redraw/elements.ts";
import { droppedDocument } from "../drag/dropped-document.ts";
import { sendToChat } from "../drag/send-to-chat.ts";

const listening = new WeakSet<HTMLElement>();

/** Hook: items and actors dropped on the chat, its box included, are shown there as cards. */
export function takeDropsOnChat(log: object): void {
  const element = "element" in log && isElement(log.element) ? log.element : null;
  if (!element || listening.has(element)) return;
  listening.add(element);
  // A card that is only moved about in the log is not meant to be shown again.
  let ownCard = false;
  element.ownerDocument.addEventListener("dragstart", ({ target }) => (ownCard = isElement(target) && element.contains(target)));
  element.ownerDocument.addEventListener("dragend", () => (ownCard = false));
  element.addEventListener("dragover", (event) => {
    if (!ownCard && !isForBox(event)) event.preventDefault();
  });
  // Before the chat box, which would take the data as text.
  element.addEventListener("drop", (event) => onDrop(event, ownCard), { capture: true });
}

function onDrop(event: DragEvent, ownCard: boolean): void {
  if (!ownCard && isForBox(event)) return;
  if (!ownCard && openDropped(event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!ownCard) void dropOnChat(event);
}

/** Words from elsewhere can be dropped into the box, as anywhere. */
function isForBox(event: DragEvent): boolean {
  if (!closestTo(event.target, "textarea, prose-mirror, [contenteditable=true]")) return false;
  // While something is dragged its data cannot be read: the box shows that it takes it, and the drop decides.
  if (event.type === "dragover") return false;
  return (event.dataTransfer?.files.length ?? 0) === 0 && !isRecord(dragData(event));
}

async function dropOnChat(event: DragEvent): Promise<void> {
  const data = dragData(event);
  const found = await droppedDocument(isRecord(data) ? data : {}, event);
  if (found.ok) await sendToChat(found.value);
  else notifyText(text(`NORN.Drag.Chat.${found.code}`, found.args));
}

/** What is dragged, as data; null if it is anything else. */
function dragData(event: DragEvent): unknown {
  try {
    const data: unknown = JSON.parse(event.dataTransfer?.getData("text/plain") ?? "");
    return data;
  } catch {
    return null;
  }
}
