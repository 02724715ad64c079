import * as ours from "../../common/ours.ts";
import { BaseSetting } from "../../common/documents/base-setting.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { getGame } from "../core/globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** A stored setting. A change of it is passed to its registration. */
export class Setting extends ClientDocumentMixin(BaseSetting) {
  /** Announces it if it concerns this client: world settings everywhere, a user's own with that user. */
  [ours.announce](options: PlainObject, userId: string): void {
    const { settings, userId: self } = getGame();
    const config = settings.settings.get(this.key);
    const owner = this._source["user"];
    if (!config || (owner && owner !== self)) return;
    settings[ours.announce](config, options, userId);
  }

  override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
    super._onCreate(data, options, userId);
    this[ours.announce](options, userId);
  }

  override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
    super._onUpdate(changed, options, userId);
    if ("value" in changed) this[ours.announce](options, userId);
  }

  override _onDelete(options: PlainObject, userId: string): void {
    super._onDelete(options, userId);
    this[ours.announce](options, userId);
  }
}
