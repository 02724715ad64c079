import { elementOf } from "../../../core/event-target.ts";
import { configured, localizeOr, notifications } from "../../platform.ts";
import { messageClass } from "../../../chat/message-class.ts";
import { Roll } from "../../../dice/roll/roll.ts";
import { findDocument } from "./content-link.ts";

/** Makes content links and inline rolls within an element react to mouse, keyboard and drag. */
export function listenForTextActions(within: HTMLElement): void {
  within.addEventListener("click", (event) => void answer(event));
  within.addEventListener("keydown", (event) => {
    const target = elementOf(event);
    if ((event.key !== "Enter" && event.key !== " ") || !target.matches("a.content-link, a.inline-roll")) return;
    event.preventDefault();
    target.click();
  });
  within.addEventListener("dragstart", startDrag);
}

async function answer(event: MouseEvent): Promise<void> {
  const target = elementOf(event);
  const roll = target.closest<HTMLAnchorElement>("a.inline-roll");
  if (roll && !target.closest(".inline-tooltip")) {
    event.preventDefault();
    return roll.classList.contains("inline-result") ? toggle(roll) : rollDeferred(roll);
  }
  const link = target.closest<HTMLAnchorElement>("a[data-link]");
  if (!link) return;
  event.preventDefault();
  await openLink(link, event);
}

async function openLink(link: HTMLAnchorElement, event: MouseEvent): Promise<void> {
  const found = await findDocument(link.dataset["uuid"] ?? "", null);
  if (!found) return tell("TEXTEDITOR.LinkGone", "The document behind “{name}” is gone", link);
  if (found._onClickDocumentLink) await found._onClickDocumentLink(event);
  else found.sheet?.render({ force: true });
}

function tell(key: string, words: string, link: HTMLAnchorElement): void {
  notifications.warn(localizeOr(key, words, { name: link.textContent?.trim() ?? "" }));
}

async function toggle(anchor: HTMLAnchorElement): Promise<void> {
  if (anchor.classList.contains("expanded")) Roll.collapseInlineResult(anchor);
  else await Roll.expandInlineResult(anchor);
}

/** Rolls the roll a text offers, in the mode it names. */
async function rollDeferred(anchor: HTMLAnchorElement): Promise<void> {
  const { formula = "", flavor, mode = "roll" } = anchor.dataset;
  const Message = messageClass();
  const speaker = Message.getSpeaker();
  try {
    const roll = Roll.create(formula, Message.getSpeakerActor(speaker)?.getRollData?.() ?? {});
    await roll.toMessage({ speaker, ...(flavor ? { flavor } : {}) }, { rollMode: mode });
  } catch (error) {
    notifications.error(error instanceof Error ? error.message : String(error));
  }
}

function startDrag(event: DragEvent): void {
  const link = elementOf(event).closest?.<HTMLAnchorElement>("a[data-link]");
  if (!link || !event.dataTransfer) return;
  const { uuid, type } = link.dataset;
  const dragged = configured<{ documentClass?: unknown }>(type ?? "") ? { type, uuid } : { uuid };
  event.dataTransfer.setData("text/plain", JSON.stringify(dragged));
  event.stopPropagation();
}
