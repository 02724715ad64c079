import { localizeOr } from "../platform.ts";
import type { ApplicationConfiguration, ApplicationHeaderControlsEntry } from "./application-types.ts";
import { isTurned } from "../../../common/choices.ts";

/** The parts of a window's frame. */
export interface ApplicationWindow {
  header?: HTMLElement;
  icon?: HTMLElement;
  title?: HTMLHeadingElement;
  controls?: HTMLButtonElement;
  controlsDropdown?: HTMLMenuElement;
  close?: HTMLButtonElement;
  resize?: HTMLElement;
  content?: HTMLElement;
}

export interface FrameRequest {
  document: Document;
  id: string;
  options: ApplicationConfiguration;
  title: string;
}

/** The outermost element of an application without a frame. */
export function buildBareElement({ document, id, options }: FrameRequest): HTMLElement {
  const element = document.createElement(options.tag);
  element.id = id;
  element.classList.add(...classNames(options.classes));
  if (element instanceof HTMLFormElement) element.autocomplete = "off";
  return element;
}

/** The frame of a window, with the markup of platform.md §4.1 (its exact nesting is UNCONFIRMED). */
export function buildFrame(request: FrameRequest): { frame: HTMLElement; window: ApplicationWindow } {
  const { document, id, options, title } = request;
  const frame = buildBareElement(request);
  frame.classList.add("application");
  if (options.window.minimizable) frame.classList.add("minimizable");
  nameFrame(frame, `${id}-title`);
  const window: ApplicationWindow = buildHeader(document, id, options, title);
  window.controlsDropdown = document.createElement("menu");
  window.controlsDropdown.className = "controls-dropdown";
  window.controlsDropdown.id = `${id}-controls`;
  window.controlsDropdown.hidden = true;
  window.content = document.createElement(options.window.contentTag);
  window.content.classList.add("window-content", ...classNames(options.window.contentClasses));
  if (window.content instanceof HTMLFormElement) window.content.autocomplete = "off";
  frame.append(window.header!, window.controlsDropdown, isTurned("nested-windows") ? nested(window.content) : window.content);
  if (options.window.resizable) {
    window.resize = document.createElement("div");
    window.resize.className = "window-resize-handle";
    frame.append(window.resize);
  }
  return { frame, window };
}

function nested(content: HTMLElement): HTMLElement {
  const around = content.ownerDocument.createElement("div");
  around.style.display = "contents";
  around.append(content);
  return around;
}

/** A form with a title is a landmark already; other elements get the role of a dialog. */
function nameFrame(frame: HTMLElement, titleId: string): void {
  frame.setAttribute("aria-labelledby", titleId);
  if (["DIV", "SECTION"].includes(frame.tagName)) frame.setAttribute("role", "dialog");
}

function buildHeader(document: Document, id: string, options: ApplicationConfiguration, title: string): ApplicationWindow {
  const header = document.createElement("header");
  header.className = "window-header";
  // Outside a section, a header would be the banner of the whole page.
  header.setAttribute("role", "presentation");
  const icon = document.createElement("i");
  icon.setAttribute("inert", "");
  setWindowIcon(icon, options.window.icon);
  const heading = document.createElement("h1");
  heading.className = "window-title";
  heading.id = `${id}-title`;
  heading.textContent = title;
  const controls = headerButton(
    document,
    "toggleControls",
    "fa-ellipsis-vertical",
    localizeOr("APPLICATION.TOOLS.ControlsMenu", "Toggle Controls"),
  );
  controls.setAttribute("aria-haspopup", "menu");
  controls.setAttribute("aria-expanded", "false");
  controls.setAttribute("aria-controls", `${id}-controls`);
  const close = headerButton(document, "close", "fa-xmark", localizeOr("APPLICATION.TOOLS.Close", "Close Window"));
  header.append(icon, heading, controls, close);
  return { header, icon, title: heading, controls, close };
}

/** A button of a window's header, as core and sheets add it. */
export function headerButton(document: Document, action: string, icon: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `header-control icon fa-solid ${icon}`;
  button.dataset["action"] = action;
  button.dataset["tooltip"] = "";
  button.setAttribute("aria-label", label);
  return button;
}

export function setWindowIcon(icon: HTMLElement, name: string | false): void {
  icon.className = ["window-icon", ...(name ? ["fa-fw", name] : ["hidden"])].join(" ");
}

/** Fills the header's menu; the button that opens it is only shown if the menu has items. */
export function fillControls(
  window: ApplicationWindow,
  entries: Iterable<ApplicationHeaderControlsEntry>,
  label: (text: string) => string,
): void {
  const menu = window.controlsDropdown;
  if (!menu || !window.controls) return;
  const items = [...entries].map((entry) => controlItem(menu.ownerDocument, entry, label));
  menu.replaceChildren(...items);
  window.controls.classList.toggle("hidden", items.length === 0);
}

function controlItem(document: Document, entry: ApplicationHeaderControlsEntry, label: (text: string) => string): HTMLLIElement {
  const item = document.createElement("li");
  item.className = "header-control";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "control";
  if (entry.action) button.dataset["action"] = entry.action;
  const icon = document.createElement("i");
  icon.className = `control-icon fa-fw ${entry.icon}`;
  icon.setAttribute("inert", "");
  const text = document.createElement("span");
  text.className = "control-label";
  text.textContent = label(entry.label);
  button.append(icon, text);
  if (entry.onClick) button.addEventListener("click", entry.onClick);
  item.append(button);
  return item;
}

/** Class lists may hold blanks and several names in one string. */
function classNames(classes: readonly string[]): string[] {
  return classes.flatMap((entry) => entry.split(/\s+/)).filter(Boolean);
}
