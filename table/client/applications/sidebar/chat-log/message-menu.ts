import { chatUser } from "../../../chat/chat-world.ts";
import type { ChatMessageLike } from "../../../chat/chat-types.ts";
import { callAllHooks, localizeOr } from "../../platform.ts";
import type { ContextMenuEntry } from "../../ux/context-menu-entries.ts";
import { ContextMenu } from "../../ux/context-menu.ts";

export interface MessageMenuHost {
  messageOf(element: HTMLElement): ChatMessageLike | undefined;
  popOut(message: ChatMessageLike): unknown;
}

type Choice = (message: ChatMessageLike) => unknown;

/** A menu item in the form of both generations. */
function entry(
  label: string,
  icon: string,
  host: MessageMenuHost,
  test: (message: ChatMessageLike) => boolean,
  run: Choice,
): ContextMenuEntry {
  const visible = (element: HTMLElement): boolean => {
    const message = host.messageOf(element);
    return message !== undefined && test(message);
  };
  const act = (element: HTMLElement): unknown => {
    const message = host.messageOf(element);
    return message && run(message);
  };
  return {
    label,
    name: label,
    icon: `<i class="${icon}"></i>`,
    visible,
    condition: visible,
    onClick: (_event, element) => act(element),
    callback: act,
  };
}

function standardEntries(host: MessageMenuHost): ContextMenuEntry[] {
  const isPrivate = (message: ChatMessageLike): boolean => message.whisper.length > 0 && message.isContentVisible;
  const mayChange = (message: ChatMessageLike): boolean => chatUser().isGM || (message.isAuthor && !message.blind);
  return [
    entry(
      localizeOr("CHAT.PopoutMessage", "Pop out"),
      "fa-solid fa-up-right-from-square",
      host,
      () => true,
      (message) => host.popOut(message),
    ),
    entry(
      localizeOr("CHAT.RevealMessage", "Show to everyone"),
      "fa-solid fa-eye",
      host,
      (message) => isPrivate(message) && mayChange(message),
      (message) => message.update({ whisper: [], blind: false }),
    ),
    entry(
      localizeOr("CHAT.ConcealMessage", "Hide from others"),
      "fa-solid fa-eye-slash",
      host,
      (message) => message.isRoll && message.whisper.length === 0 && mayChange(message),
      (message) => message.update({ whisper: [chatUser().id] }),
    ),
    entry(
      localizeOr("CHAT.Delete", "Delete message"),
      "fa-solid fa-trash",
      host,
      (message) => message.canUserModify?.(chatUser(), "delete") ?? message.isOwner,
      (message) => message.delete(),
    ),
  ];
}

/** The menu of a message, after the hook `getChatMessageContextOptions` (platform.md §6). */
export function messageMenu(app: object, host: MessageMenuHost, container: HTMLElement): ContextMenu {
  const entries = standardEntries(host);
  callAllHooks("getChatMessageContextOptions", app, entries);
  return new ContextMenu.implementation(container, "[data-message-id]", entries, { fixed: true });
}
