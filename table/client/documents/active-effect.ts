import { BaseActiveEffect } from "../../common/documents/base-active-effect.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** An effect on an actor or item. */
export class ActiveEffect extends ClientDocumentMixin(BaseActiveEffect) {
  get active(): boolean {
    return !this.disabled;
  }

  /** Whether it has a duration. */
  get isTemporary(): boolean {
    return this.statuses.size > 0;
  }
}
