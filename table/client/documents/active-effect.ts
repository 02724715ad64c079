import type { DocumentOptions } from "../../common/abstract/document.ts";
import { deepClone } from "../../common/utils/deep-clone.ts";
import { getConfig, getGame } from "../core/globals.ts";
import { BaseActiveEffect } from "../../common/documents/base-active-effect.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** An effect on an actor or item. */
export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  /** An effect that marks a condition of CONFIG.statusEffects; not stored yet. @throws if there is none with this id */
  static async fromStatusEffect(statusId: string, options: DocumentOptions = {}): Promise<ActiveEffect> {
    const status = getConfig().statusEffects.find(({ id }) => id === statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect#fromStatusEffect`);
    const { id, name, img, ...data } = deepClone(status);
    const known: object = data;
    return new this({ ...known, name: getGame().i18n.localize(name), img, statuses: [id] }, options);
  }

  get active(): boolean {
    return !this.disabled;
  }

  /** Whether it has a duration. */
  get isTemporary(): boolean {
    return this.statuses.size > 0;
  }
}
