import { implementationOf } from "./implementation.ts";

const DRAG_DROP_ACTIONS = ["dragstart", "dragover", "drop", "dragenter", "dragleave", "dragend"] as const;
export type DragDropAction = (typeof DRAG_DROP_ACTIONS)[number];

export interface DragDropConfiguration {
  /** Selector of draggable elements. */
  dragSelector?: string | null;
  /** Selector of drop targets; without it, the bound element itself. */
  dropSelector?: string | null;
  permissions?: Partial<Record<"dragstart" | "drop", (selector: string | null) => boolean>>;
  callbacks?: Partial<Record<DragDropAction, (event: DragEvent) => unknown>>;
}

/** Makes parts of an element draggable and others drop targets. Source: platform.md §4.3. */
export class DragDrop {
  readonly dragSelector: string | null;
  readonly dropSelector: string | null;
  readonly permissions: NonNullable<DragDropConfiguration["permissions"]>;
  readonly callbacks: NonNullable<DragDropConfiguration["callbacks"]>;

  constructor({ dragSelector = null, dropSelector = null, permissions = {}, callbacks = {} }: DragDropConfiguration = {}) {
    this.dragSelector = dragSelector;
    this.dropSelector = dropSelector;
    this.permissions = permissions;
    this.callbacks = callbacks;
  }

  static get implementation(): typeof DragDrop {
    return implementationOf("DragDrop", DragDrop);
  }

  /** A drag image of the given size, for DataTransfer#setDragImage. */
  static createDragImage(img: HTMLImageElement, width: number, height: number): HTMLDivElement {
    const present = document.getElementById("drag-preview");
    const preview = present instanceof HTMLDivElement ? present : document.createElement("div");
    preview.id = "drag-preview";
    preview.style.cssText = `position: fixed; left: -9999px; width: ${width}px; height: ${height}px;`;
    const picture = document.createElement("img");
    picture.src = img.src;
    picture.width = width;
    picture.height = height;
    preview.replaceChildren(picture);
    document.body.append(preview);
    return preview;
  }

  /** Binds the listeners within an element. Binding the same element again replaces them. */
  bind(html: HTMLElement): this {
    if (this.can("dragstart", this.dragSelector) && this.dragSelector) {
      for (const source of html.querySelectorAll<HTMLElement>(this.dragSelector)) {
        source.draggable = true;
        source.ondragstart = (event) => this._handleDragStart(event);
        source.ondragend = (event) => this._handleDragEnd(event);
      }
    }
    if (this.can("drop", this.dropSelector)) {
      for (const target of this.#dropTargets(html)) {
        target.ondragenter = (event) => this._handleDragEnter(event);
        target.ondragover = (event) => this._handleDragOver(event);
        target.ondragleave = (event) => this._handleDragLeave(event);
        target.ondrop = (event) => this._handleDrop(event);
      }
    }
    return this;
  }

  #dropTargets(html: HTMLElement): Iterable<HTMLElement> {
    if (!this.dropSelector || html.matches(this.dropSelector)) return [html];
    return html.querySelectorAll<HTMLElement>(this.dropSelector);
  }

  callback(event: DragEvent, action: DragDropAction): unknown {
    return this.callbacks[action]?.(event);
  }

  can(action: "dragstart" | "drop", selector: string | null): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }

  protected _handleDragStart(event: DragEvent): void {
    this.callback(event, "dragstart");
    // Once there is drag data, outer elements must not add theirs.
    if (event.dataTransfer?.items.length) event.stopPropagation();
  }

  protected _handleDragEnd(event: DragEvent): void {
    this.callback(event, "dragend");
  }

  protected _handleDragEnter(event: DragEvent): void {
    this.callback(event, "dragenter");
  }

  protected _handleDragLeave(event: DragEvent): void {
    this.callback(event, "dragleave");
  }

  protected _handleDragOver(event: DragEvent): false {
    event.preventDefault();
    this.callback(event, "dragover");
    return false;
  }

  protected _handleDrop(event: DragEvent): unknown {
    event.preventDefault();
    return this.callback(event, "drop");
  }
}
