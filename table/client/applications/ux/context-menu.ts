import { clientState } from "../../core/client-state.ts";
import { elementOf } from "../../core/event-target.ts";
import { callAllHooks } from "../platform.ts";
import { contextMenuElement } from "./context-menu-element.ts";
import { entriesFor, type ContextMenuEntry, type ShownEntry } from "./context-menu-entries.ts";
import { implementationOf } from "./implementation.ts";

export interface ContextMenuOptions {
  /** The event that opens the menu. */
  eventName?: string;
  onOpen?: (target: HTMLElement) => unknown;
  onClose?: (target: HTMLElement) => unknown;
  /** Position it at the pointer rather than within the target. Here every menu is. */
  fixed?: boolean;
  /** Accepted without effect: callbacks get elements. */
  jQuery?: boolean;
}

interface MenuOwner {
  readonly constructor: { name: string; inheritanceChain?(): Iterable<{ name: string }> };
}

let shown: ContextMenu | null = null;

/** The menu that is open is `ui.context`. */
function noteShown(menu: ContextMenu | null): void {
  shown = menu;
  Reflect.set(clientState.ui, "context", menu);
}

/** A menu that opens on elements matching a selector within a container. Source: platform.md §1.2; keys by generation. */
export class ContextMenu {
  readonly element: HTMLElement;
  readonly selector: string;
  readonly eventName: string;
  menuItems: ContextMenuEntry[];
  onOpen: ((target: HTMLElement) => unknown) | undefined;
  onClose: ((target: HTMLElement) => unknown) | undefined;
  #menu: HTMLElement | null = null;
  #target: HTMLElement | null = null;
  readonly #fixed: boolean;
  #focused: Element | null = null;

  constructor(container: HTMLElement, selector: string, menuItems: ContextMenuEntry[], options: ContextMenuOptions = {}) {
    this.element = container;
    this.selector = selector;
    this.menuItems = menuItems;
    this.eventName = options.eventName ?? "contextmenu";
    this.onOpen = options.onOpen;
    this.onClose = options.onClose;
    this.#fixed = options.fixed ?? false;
    container.addEventListener(this.eventName, (event) => void this._onActivate(event));
  }

  static get implementation(): typeof ContextMenu {
    return implementationOf("ContextMenu", ContextMenu);
  }

  /** Creates a menu for an application, after calling the hooks `get<Class><hookName>`. */
  static create(
    app: MenuOwner,
    html: HTMLElement,
    selector: string,
    menuItems: ContextMenuEntry[],
    { hookName = "EntryContext", ...options }: ContextMenuOptions & { hookName?: string } = {},
  ): ContextMenu {
    for (const { name } of app.constructor.inheritanceChain?.() ?? [app.constructor])
      callAllHooks(`get${name}${hookName}`, app, menuItems);
    return new this(html, selector, menuItems, options);
  }

  get menu(): HTMLElement {
    return this.#menu as HTMLElement;
  }

  get target(): HTMLElement {
    return this.#target as HTMLElement;
  }

  get fixed(): boolean {
    return this.#fixed;
  }

  /** Opens the menu for an element, at the pointer of `event` or below the element. */
  async render(target: HTMLElement, { event }: { event?: Event } = {}): Promise<void> {
    await shown?.close();
    const entries = entriesFor(this.menuItems, target);
    if (entries.length === 0) return;
    this.#target = target;
    this.#focused = target.ownerDocument.activeElement;
    this.onOpen?.(target);
    this.#menu = contextMenuElement(entries, (entry, click) => void this.#choose(entry, click));
    document.body.append(this.#menu);
    this.#menu.showPopover?.();
    const options = event ? { event } : {};
    if (this.fixed) this._setFixedPosition(this.#menu, target, options);
    else this._setPosition(this.#menu, target, options);
    target.classList.add("context");
    noteShown(this);
    this.#menu.querySelector<HTMLElement>("[role=menuitem]")?.focus({ preventScroll: true });
  }

  async close(_options: { animate?: boolean; target?: HTMLElement } = {}): Promise<void> {
    const { target } = this;
    if (!this.#menu) return;
    const hadFocus = this.#menu.contains(document.activeElement);
    this.#menu.remove();
    this.#menu = null;
    if (shown === this) noteShown(null);
    target.classList.remove("context");
    if (hadFocus && this.#focused instanceof HTMLElement) this.#focused.focus({ preventScroll: true });
    this.onClose?.(target);
  }

  protected async _onActivate(event: Event): Promise<void> {
    const target = elementOf(event).closest<HTMLElement>(this.selector);
    if (!target || !this.element.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (shown === this && this.#target === target) return this.close();
    await this.render(target, { event });
  }

  async #choose(entry: ShownEntry, event: PointerEvent): Promise<void> {
    event.preventDefault();
    const { target } = this;
    await this.close();
    await entry.run(event, target);
  }

  /** Where a menu opens that scrolls with its element; here all menus are on the page. */
  protected _setPosition(menu: HTMLElement, target: HTMLElement, options: { event?: Event } = {}): void {
    this._setFixedPosition(menu, target, options);
  }

  protected _setFixedPosition(menu: HTMLElement, target: HTMLElement, { event }: { event?: Event } = {}): void {
    const box = target.getBoundingClientRect();
    const atPointer = event instanceof MouseEvent && (event.clientX !== 0 || event.clientY !== 0);
    const [x, y] = atPointer ? [event.clientX, event.clientY] : [box.left + 8, box.bottom];
    const size = menu.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    menu.style.left = `${Math.max(0, Math.min(x, clientWidth - size.width))}px`;
    menu.style.top = `${Math.max(0, y + size.height > clientHeight ? Math.min(y, clientHeight) - size.height : y)}px`;
  }

  /** Closes any open menu on a click elsewhere, a scroll or Escape. Called once at start. */
  static eventListeners(): void {
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (shown && !shown.menu.contains(elementOf(event))) void shown.close();
      },
      { capture: true },
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (!shown || (event.key !== "Escape" && event.key !== "Tab")) return;
        event.preventDefault();
        event.stopPropagation();
        void shown.close();
      },
      { capture: true },
    );
  }
}
