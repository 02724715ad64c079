import { objectOf } from "../../../common/plain-object.ts";
import { elementOf, listenerOf } from "../../core/event-target.ts";
import { Document } from "../../../common/abstract/document.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import type { SheetDocument } from "../api/sheet-document.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../api/application-types.ts";
import { askHooks } from "../platform.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { ACTOR_SHEET_ACTIONS, ACTOR_SHEET_CONTROLS } from "./actor-sheet-controls.ts";
import { copyInto, sortDropped } from "./document-drops.ts";
import { dragDataOf, droppedDocument } from "./dropped-documents.ts";

/** The sheet of an actor: documents can be dragged out of it and dropped on it. Source: platform.md §4.3. */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    position: { width: 600 },
    window: { controls: ACTOR_SHEET_CONTROLS },
    actions: ACTOR_SHEET_ACTIONS,
  };

  get actor(): SheetDocument {
    return this.document;
  }

  /** The token this actor belongs to, if it is an unlinked token's own. */
  get token(): Document | null {
    const { token } = objectOf(this.document);
    return token instanceof Document ? token : null;
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
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
    // A link within a row carries its own drag data.
    if (elementOf(event).dataset?.["link"] !== undefined) return;
    const carried = this.#carried(target.dataset);
    if (carried) event.dataTransfer?.setData("text/plain", JSON.stringify(carried));
  }

  #carried({ itemId, effectId, parentId }: DOMStringMap): object | undefined {
    const owner = parentId ? this.document.getEmbeddedCollection("Item").get(parentId) : this.document;
    const document = itemId
      ? this.document.getEmbeddedCollection("Item").get(itemId)
      : effectId && owner?.getEmbeddedCollection("ActiveEffect").get(effectId);
    return document ? (document as unknown as { toDragData(): object }).toDragData() : undefined;
  }

  protected _onDragOver(_event: DragEvent): void {}

  protected async _onDrop(event: DragEvent): Promise<unknown> {
    const data = dragDataOf(event);
    if (!askHooks("dropActorSheetData", this.actor, this, data)) return undefined;
    const document = await droppedDocument(data);
    return document ? this._onDropDocument(event, document) : undefined;
  }

  protected async _onDropDocument(event: DragEvent, document: Document): Promise<unknown> {
    switch (document.documentName) {
      case "ActiveEffect":
        return (await this._onDropActiveEffect(event, document)) ?? null;
      case "Actor":
        return (await this._onDropActor(event, document)) ?? null;
      case "Item":
        return (await this._onDropItem(event, document)) ?? null;
      case "Folder":
        return (await this._onDropFolder(event, document)) ?? null;
      default:
        return null;
    }
  }

  protected async _onDropActiveEffect(event: DragEvent, effect: Document): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (effect.parent === this.actor) {
      return sortDropped(event, effect, this.actor, {
        collection: "ActiveEffect",
        selector: "[data-effect-id]",
        idKey: "effectId",
      });
    }
    return copyInto(effect, this.actor, "ActiveEffect");
  }

  /** What dropping an actor here means is up to the system. */
  protected async _onDropActor(_event: DragEvent, _actor: Document): Promise<unknown> {
    return null;
  }

  protected async _onDropItem(event: DragEvent, item: Document): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (this.actor.uuid === item.parent?.uuid) return (await this._onSortItem(event, item)) ? item : null;
    return copyInto(item, this.actor, "Item");
  }

  /** What dropping a folder on an actor means is up to the system. */
  protected async _onDropFolder(_event: DragEvent, _folder: Document): Promise<unknown> {
    return null;
  }

  protected _onSortItem(event: DragEvent, item: Document): Promise<unknown> | undefined {
    return sortDropped(event, item, this.actor, { collection: "Item", selector: "[data-item-id]", idKey: "itemId" });
  }
}
