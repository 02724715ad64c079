import { escapeHTML } from "../../../common/utils/escape-html.ts";
import { cleanHTML } from "../../core/clean-html.ts";
import { localize, localizeOr } from "../platform.ts";
import {
  notificationElement,
  type NotificationEntry,
  type NotificationType,
  type NotificationUpdate,
  type NotifyOptions,
} from "./notification-entry.ts";

/** At most this many at a time; the others wait. */
const MOST = 5;
/** How long one is shown, in milliseconds. */
const STAYS = 5_000;

/** Short messages to the user at the top of the page, read out by screen readers. */
export class Notifications {
  #lastId = 0;
  readonly #known = new Map<number, NotificationEntry>();
  #waiting: NotificationEntry[] = [];

  /** Shows a message. An Error is shown by its message and logged. */
  notify(message: string | Error, type: NotificationType = "info", options: NotifyOptions = {}): NotificationEntry {
    const entry = this.#entry(message, type, options);
    this.#known.set(entry.id, entry);
    if (entry.console) log(entry);
    this.#waiting.push(entry);
    this.#showNext();
    return entry;
  }

  info(message: string, options: NotifyOptions = {}): NotificationEntry {
    return this.notify(message, "info", options);
  }

  success(message: string, options: NotifyOptions = {}): NotificationEntry {
    return this.notify(message, "success", options);
  }

  warn(message: string, options: NotifyOptions = {}): NotificationEntry {
    return this.notify(message, "warning", options);
  }

  error(message: string | Error, options: NotifyOptions = {}): NotificationEntry {
    return this.notify(message, "error", options);
  }

  has(notification: NotificationEntry | number): boolean {
    return this.#known.has(typeof notification === "number" ? notification : notification.id);
  }

  update(notification: NotificationEntry | number, { message, pct, ...options }: NotificationUpdate): void {
    const entry = this.#find(notification);
    if (!entry) return;
    if (message !== undefined) {
      entry.message = inWords(message, options);
      const words = entry.element?.querySelector(".notification-message");
      if (words) words.innerHTML = entry.message;
    }
    if (pct === undefined || !entry.progress) return;
    entry.pct = Math.min(1, Math.max(0, pct));
    const bar = entry.element?.querySelector("progress");
    if (bar) bar.value = entry.pct;
    if (entry.pct === 1 && !entry.permanent) this.#leaveLater(entry);
  }

  remove(notification: NotificationEntry | number): void {
    const entry = this.#find(notification);
    if (!entry) return;
    entry.active = false;
    entry.element?.remove();
    this.#known.delete(entry.id);
    this.#waiting = this.#waiting.filter((other) => other !== entry);
    this.#showNext();
  }

  clear(): void {
    this.#waiting = [];
    for (const entry of Array.from(this.#known.values())) this.remove(entry);
  }

  #find(notification: NotificationEntry | number): NotificationEntry | undefined {
    return this.#known.get(typeof notification === "number" ? notification : notification.id);
  }

  #entry(message: string | Error, type: NotificationType, options: NotifyOptions): NotificationEntry {
    const id = ++this.#lastId;
    const isError = message instanceof Error;
    return {
      id,
      type,
      timestamp: Date.now(),
      message: isError ? escapeHTML(message.message) : inWords(message, options),
      ...(isError ? { error: message } : {}),
      permanent: options.permanent ?? false,
      console: options.console ?? true,
      progress: options.progress ?? false,
      active: false,
      remove: () => this.remove(id),
      update: (update) => this.update(id, update),
    };
  }

  #showNext(): void {
    const place = listElement();
    if (!place) return;
    while (this.#waiting.length && place.children.length < MOST) {
      const entry = this.#waiting.shift();
      if (!entry) return;
      entry.active = true;
      entry.element = notificationElement(entry, localizeOr("Close", "Close"));
      place.append(entry.element);
      if (!entry.permanent && !entry.progress) this.#leaveLater(entry);
    }
  }

  #leaveLater(entry: NotificationEntry): void {
    setTimeout(() => {
      // The user is looking at it.
      if (entry.element?.matches(":hover, :focus-within")) this.#leaveLater(entry);
      else this.remove(entry);
    }, STAYS);
  }

  /** Shows the notifications from before the page was ready. */
  initialize(): void {
    this.#showNext();
  }
}

type Wording = Pick<NotifyOptions, "localize" | "format" | "escape" | "clean">;

/** The HTML of a message: by users, unless it is a language string whose values are escaped. */
function inWords(message: string, { localize: isKey = false, format, escape = true, clean = true }: Wording): string {
  const values = format && escape ? Object.fromEntries(Object.entries(format).map(([id, one]) => [id, escapeHTML(one)])) : format;
  const html = isKey || format ? localize(message, values) : message;
  const ours = format ? escape : isKey;
  return ours || !clean ? html : cleanHTML(html);
}

function listElement(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.getElementById("notifications");
}

function log({ type, message, error }: NotificationEntry): void {
  const write = { info: console.info, success: console.info, warning: console.warn, error: console.error }[type];
  write(error ?? message);
}
