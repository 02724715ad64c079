const NOTIFICATION_TYPES = ["info", "success", "warning", "error"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export interface NotifyOptions {
  /** Stays until it is closed. */
  permanent?: boolean;
  /** The message is a language key. */
  localize?: boolean;
  /** Placeholders of a localized message. */
  format?: Record<string, string>;
  /** Also log it to the console. */
  console?: boolean;
  /** Escape HTML in the values of `format`; as usual. */
  escape?: boolean;
  /** Remove from the message what HTML by users must not have; as usual, unless it is a language string with escaped values. */
  clean?: boolean;
  /** Show a progress bar; `update({ pct })` moves it. The notification stays until it is full. */
  progress?: boolean;
}

export interface NotificationUpdate {
  message?: string;
  localize?: boolean;
  format?: Record<string, string>;
  escape?: boolean;
  clean?: boolean;
  /** 0 … 1 */
  pct?: number;
}

/** One notification, as `ui.notifications.info(…)` returns it. */
export interface NotificationEntry {
  readonly id: number;
  readonly type: NotificationType;
  readonly timestamp: number;
  message: string;
  readonly error?: Error;
  readonly permanent: boolean;
  readonly console: boolean;
  readonly progress: boolean;
  active: boolean;
  element?: HTMLElement;
  pct?: number;
  remove(): void;
  update(update: NotificationUpdate): void;
}

const ICONS: Readonly<Record<NotificationType, string>> = {
  info: "fa-circle-info",
  success: "fa-circle-check",
  warning: "fa-triangle-exclamation",
  error: "fa-circle-exclamation",
};

/** A notification's element: an icon, the text, a bar while something runs, and a close button. */
export function notificationElement(entry: NotificationEntry, closeLabel: string): HTMLElement {
  const element = document.createElement("li");
  element.className = `notification ${entry.type}${entry.permanent ? " permanent" : ""}`;
  element.dataset["id"] = String(entry.id);
  const icon = document.createElement("i");
  icon.className = `icon fa-solid ${ICONS[entry.type]}`;
  icon.setAttribute("inert", "");
  const words = document.createElement("p");
  words.className = "notification-message";
  words.innerHTML = entry.message;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close icon fa-solid fa-xmark";
  close.setAttribute("aria-label", closeLabel);
  close.addEventListener("click", () => entry.remove());
  element.append(icon, words, close);
  if (entry.progress) element.append(progressBar(words.textContent));
  return element;
}

function progressBar(label: string): HTMLProgressElement {
  const bar = document.createElement("progress");
  bar.max = 1;
  bar.value = 0;
  bar.setAttribute("aria-label", label);
  return bar;
}
