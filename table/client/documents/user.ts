import { DEFAULT_TOKEN } from "../../common/constants/document-names.ts";
import { ForcedDeletion } from "../../common/data/operators.ts";
import { BaseUser } from "../../common/documents/base-user.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { getGame } from "../core/globals.ts";
import { queryUser } from "../core/user-queries.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import { clearHotbarSlot, hotbarMacros, type HotbarEntry } from "./hotbar-slots.ts";
import type { Macro } from "./macro.ts";
import { UserTargets } from "./user-targets.ts";

/** A user of the world. */
export class User extends ClientDocumentMixin(BaseUser) {
  declare character: Actor | null;
  /** Whether a client of theirs is connected. */
  declare active: boolean;
  declare viewedScene: string | null;
  /** Tokens of the viewed scene that this user has targeted; a client knows only its own user's. */
  declare targets: UserTargets;

  override _configure(options: PlainObject): void {
    super._configure(options);
    Object.defineProperties(this, {
      active: { value: false, writable: true, enumerable: false, configurable: true },
      viewedScene: { value: null, writable: true, enumerable: false, configurable: true },
      targets: { value: new UserTargets(), enumerable: false },
    });
  }

  /** A user without a picture has that of their character, or the plain one. */
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.avatar = this.avatar || this.character?.img || DEFAULT_TOKEN;
  }

  get isSelf(): boolean {
    return getGame().userId === this.id;
  }

  /** Whether this is the GM on whose client things are done that must be done once. */
  get isActiveGM(): boolean {
    return getGame().users.activeGM === this;
  }

  get isTrusted(): boolean {
    return this.hasRole("TRUSTED");
  }

  get isBanned(): boolean {
    return this.role === 0;
  }

  /** Whether this is the first user, in the order of getDesignatedUser, who matches the condition. */
  isDesignated(condition: (user: User) => boolean): boolean {
    return getGame().users.getDesignatedUser(condition) === this;
  }

  /** Asks this user's client for the result of its CONFIG.queries handler of that name. */
  async query(queryName: string, queryData: unknown, { timeout }: { timeout?: number } = {}): Promise<unknown> {
    if (!getGame().user?.hasPermission("QUERY_USER")) throw new Error("You do not have permission to query users");
    if (!this.active) throw new Error(`${this.name} is not connected`);
    return queryUser(this.id ?? "", queryName, queryData, timeout);
  }

  /** Assigns a macro to a hotbar slot, 1..50; without a macro the slot is cleared, without a slot the first free one is used. */
  async assignHotbarMacro(
    macro: Macro | null,
    slot?: string | number,
    { fromSlot }: { fromSlot?: number } = {},
  ): Promise<this | undefined> {
    if (macro === null) return slot === undefined ? this : clearHotbarSlot(this, String(slot));
    const free =
      slot === undefined
        ? Array.from({ length: 50 }, (_, index) => index + 1).find((number) => !this.hotbar[number])
        : Number(slot);
    if (!free || free < 1 || free > 50) throw new Error("Invalid Hotbar slot requested");
    if (this.hotbar[free] === macro.id && fromSlot === undefined) return this;
    const hotbar: Record<string, unknown> = { [free]: macro.id };
    if (fromSlot !== undefined && fromSlot !== free) hotbar[fromSlot] = new ForcedDeletion();
    return this.update({ hotbar });
  }

  getHotbarMacros(page = 1): HotbarEntry[] {
    return hotbarMacros(this, page);
  }
}
