import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseItem } from "../../common/documents/base-item.ts";
import type { BaseUser } from "../../common/documents/base-user.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import type { ActiveEffect } from "./active-effect.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** An item, in the world or on an actor. */
export class Item extends ClientDocumentMixin(BaseItem) {
  declare ["constructor"]: typeof Item;
  declare effects: EmbeddedCollection<ActiveEffect>;

  get actor(): Actor | null {
    return this.parent?.documentName === "Actor" ? (this.parent as unknown as Actor) : null;
  }

  get thumbnail(): string {
    return this.img;
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }

  get transferredEffects(): ActiveEffect[] {
    return this.effects.filter((effect) => effect.transfer);
  }

  /** Its own data as `item`, added to that of its actor. */
  getRollData(): PlainObject {
    return this.actor ? { ...this.actor.getRollData(), item: this.system } : { ...this.system };
  }

  override async _preCreate(data: PlainObject, options: PlainObject, user: BaseUser): Promise<boolean | void> {
    if (!data["img"]) this.updateSource({ img: this.constructor.getDefaultArtwork(data).img });
    return super._preCreate(data, options, user);
  }
}
