import { isFunction } from "../../common/plain-object.ts";
import { logCompatibilityWarning } from "../../common/utils/logging.ts";
import { Hooks } from "../core/hooks.ts";
import { callAllHooks, configured, localizeOr } from "../applications/platform.ts";
import { renderTemplate } from "../applications/handlebars/templates.ts";
import { timeSince } from "../applications/handlebars/helpers/text.ts";
import { parseHTML } from "../applications/parse-html.ts";
import { TextEditor } from "../applications/ux/text-editor/text-editor.ts";
import { chatUser, chatWorld } from "./chat-world.ts";
import type { RenderableMessage, RenderMessageOptions } from "./chat-types.ts";

const STYLES: Readonly<Record<number, string>> = { 1: "ooc", 2: "ic", 3: "emote" };

interface OwnRendering {
  renderHTML(options?: RenderMessageOptions): Promise<HTMLElement>;
}

/**
 * Renders a message. A data model with its own `renderHTML` does all of it, and then the hook gets two arguments; else
 * `CONFIG.ChatMessage.template` is used and the hook gets the context too. Source: platform.md §6.
 */
export async function renderMessage(message: RenderableMessage, options: RenderMessageOptions = {}): Promise<HTMLElement> {
  if (rendersItself(message.system)) {
    const own = await message.system.renderHTML(options);
    callAllHooks("renderChatMessageHTML", message, own);
    callOldHook(message, own);
    return own;
  }
  const context = await messageContext(message, options);
  const template = configured<{ template?: string }>("ChatMessage")?.template ?? "templates/sidebar/chat-message.hbs";
  const html = parseHTML(await renderTemplate(template, context));
  if (!(html instanceof HTMLElement))
    throw new Error(`The template "${template}" of a chat message must have exactly one root element`);
  callAllHooks("renderChatMessageHTML", message, html, context);
  callOldHook(message, html, context);
  return html;
}

/** The hook of before 13, which hands out jQuery; it is there until 15, with a warning (platform.md §6). */
function callOldHook(message: RenderableMessage, html: HTMLElement, context?: object): void {
  const jQuery: unknown = Reflect.get(globalThis, "jQuery");
  if (!Hooks.events["renderChatMessage"]?.length || !isFunction(jQuery)) return;
  logCompatibilityWarning("The hook renderChatMessage hands out jQuery. Use renderChatMessageHTML.", {
    since: 13,
    until: 15,
    once: true,
  });
  callAllHooks("renderChatMessage", message, jQuery(html), context);
}

function rendersItself(system: object | undefined): system is OwnRendering {
  return system !== undefined && "renderHTML" in system && typeof system.renderHTML === "function";
}

async function messageContext(
  message: RenderableMessage,
  { canDelete, canClose = false }: RenderMessageOptions,
): Promise<object> {
  const user = chatUser();
  const isWhisper = message.whisper.length > 0;
  const shown = message.isContentVisible;
  const names = message.whisper.map((id) => chatWorld().users.get(id)?.name).filter((name) => name !== undefined);
  return {
    message: {
      ...message.toObject?.(),
      _id: message.id,
      flavor: shown ? message.flavor : secretly(),
      content: await content(message),
    },
    user,
    author: message.author,
    alias: message.alias,
    cssClass: [STYLES[message.style], isWhisper ? "whisper" : null, message.blind ? "blind" : null].filter(Boolean).join(" "),
    isWhisper,
    whisperTo: names.length ? localizeOr("CHAT.To", "To: {names}", { names: names.join(", ") }) : "",
    borderColor: message.style === 1 ? cssColor(message.author?.color) : undefined,
    canDelete: canDelete ?? message.canUserModify?.(user, "delete") ?? user.isGM,
    canClose,
    since: timeSince(message.timestamp),
    isoTime: new Date(message.timestamp).toISOString(),
    deleteLabel: localizeOr("CHAT.Delete", "Delete message"),
    closeLabel: localizeOr("CHAT.Dismiss", "Dismiss"),
  };
}

function secretly(): string {
  return localizeOr("CHAT.PrivateRoll", "rolled some dice in private");
}

/** The message's content. Those who may not read a roll see that dice were rolled. */
async function content(message: RenderableMessage): Promise<string> {
  if (!message.isContentVisible) return rolled(message, true);
  const onlyTotal = message.isRoll && !/<[a-z]/i.test(message.content);
  if (onlyTotal) return rolled(message, false);
  const rollData = message.getRollData?.() ?? {};
  return TextEditor.implementation.enrichHTML(message.content, { rollData, secrets: message.isOwner });
}

async function rolled(message: RenderableMessage, isPrivate: boolean): Promise<string> {
  const cards = message.rolls.map((roll) => roll.render({ isPrivate, message }));
  return (await Promise.all(cards)).join("");
}

function cssColor(color: unknown): string | undefined {
  if (typeof color === "string") return color;
  if (typeof color === "object" && color !== null && "css" in color && typeof color.css === "string") return color.css;
  return undefined;
}
