import * as ours from "../../common/ours.ts";
import { isKeyOf } from "../../common/key-of.ts";
import type { Document } from "../../common/abstract/document.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../common/constants/ownership.ts";
import { getGame } from "../core/globals.ts";

/** What this client's user may do with a document. */
export function withOwnership(Root: typeof Document) {
  return class OwnedDocument extends Root {
    /** Whether this client's user owns it. */
    get isOwner(): boolean {
      const { user } = getGame();
      return user ? this.testUserPermission(user, "OWNER") : false;
    }

    get hasPlayerOwner(): boolean {
      return getGame().users.some((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
    }

    /** Whether this client's user has only limited permission. */
    get limited(): boolean {
      const { user } = getGame();
      return user ? this.testUserPermission(user, "LIMITED", { exact: true }) : false;
    }

    get visible(): boolean {
      const { user } = getGame();
      return user ? this.testUserPermission(user, this[ours.viewLevel]()) : false;
    }

    [ours.viewLevel](): number {
      const level = this[ours.metadata]().permissions.view;
      return typeof level === "string" && isKeyOf(DOCUMENT_OWNERSHIP_LEVELS, level)
        ? DOCUMENT_OWNERSHIP_LEVELS[level]
        : DOCUMENT_OWNERSHIP_LEVELS.LIMITED;
    }

    /** The permission level of this client's user: OWNER for GMs. */
    get permission(): number {
      const { user } = getGame();
      if (user?.isGM || (user && this.isEmbedded && this.parent?.testUserPermission(user, "OWNER")))
        return DOCUMENT_OWNERSHIP_LEVELS.OWNER;
      return this.getUserLevel(user);
    }
  };
}
