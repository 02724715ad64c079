import { elementOf, listenerOf } from "../../core/event-target.ts";
import type { Document } from "../../../common/abstract/document.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import type { SheetDocument } from "../api/sheet-document.ts";
import { host } from "../../../common/host.ts";
import { askHooks } from "../platform.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { copyInto, sortDropped } from "./document-drops.ts";
import { dragDataOf, droppedDocument } from "./dropped-documents.ts";

/** The sheet of an item; since 14 effects can be dragged out of it and dropped on it. Source: platform.md §4.3. */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = { position: { width: 480 } };

  get item(): SheetDocument {
    return this.document;
  }

  /** The actor that owns the item, if any. */
  get actor(): Document | null {
    const { parent } = this.document;
    return parent?.documentName === "Actor" ? parent : null;
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (host.generation < 14) return;
    new DragDrop.implementation({
      dragSelector: ".draggable",
      permissions: { dragstart: (selector) => this._canDragStart(selector), drop: (selector) => this._canDragDrop(selector) },
      callbacks: {
        dragstart: (event) => this._onDragStart(event),
        dragover: (event) => this._onDragOver(event),
        drop: (event) => this._onDrop(event),
      },
    }).bind(this.element);
  }

  protected _canDragStart(_selector: string | null): boolean {
    return this.isEditable;
  }

  protected _canDragDrop(_selector: string | null): boolean {
    return this.isEditable;
  }

  protected async _onDragStart(event: DragEvent): Promise<void> {
    const target = listenerOf(event);
    if (elementOf(event).dataset?.["link"] !== undefined) return;
    const { effectId } = target.dataset;
    const effect = effectId ? this.document.getEmbeddedCollection("ActiveEffect").get(effectId) : undefined;
    if (!effect) return;
    event.dataTransfer?.setData("text/plain", JSON.stringify((effect as unknown as { toDragData(): object }).toDragData()));
  }

  protected _onDragOver(_event: DragEvent): void {}

  protected async _onDrop(event: DragEvent): Promise<unknown> {
    const data = dragDataOf(event);
    if (!askHooks("dropItemSheetData", this.item, this, data)) return undefined;
    const document = await droppedDocument(data);
    return document ? this._onDropDocument(event, document) : undefined;
  }

  protected async _onDropDocument(event: DragEvent, document: Document): Promise<unknown> {
    return document.documentName === "ActiveEffect" ? ((await this._onDropActiveEffect(event, document)) ?? null) : null;
  }

  protected async _onDropActiveEffect(event: DragEvent, effect: Document): Promise<unknown> {
    if (!this.item.isOwner) return null;
    if (effect.parent === this.item) {
      return sortDropped(event, effect, this.item, {
        collection: "ActiveEffect",
        selector: "[data-effect-id]",
        idKey: "effectId",
      });
    }
    return copyInto(effect, this.item, "ActiveEffect");
  }
}
