import { getProperty } from "../../../common/utils/properties.ts";
import type { ApplicationAction, ApplicationHeaderControlsEntry } from "../api/application-types.ts";
import { DEFAULT_ICONS, showPicture } from "../apps/show-picture.ts";
import { localizeOr, notifications } from "../platform.ts";
import type { ActorSheetV2 } from "./actor-sheet.ts";

function tokenPicture({ token, actor }: ActorSheetV2): string {
  return String(getProperty(token ?? actor, token ? "texture.src" : "prototypeToken.texture.src") ?? "");
}

/** The Table has no window for tokens, so its header offers none; a sheet that asks for it gets an error. */
function refuseTokenConfig(): void {
  notifications.warn(localizeOr("TOKEN.NoSheet", "Tokens have no configuration window at this table."));
}

export const ACTOR_SHEET_ACTIONS: Record<string, ApplicationAction> = {
  configureToken: refuseTokenConfig,
  configurePrototypeToken: refuseTokenConfig,
  showPortraitArtwork(this: ActorSheetV2) {
    const { img, name, uuid } = this.actor;
    return showPicture({ src: img ?? "", title: name ?? "", uuid });
  },
  showTokenArtwork(this: ActorSheetV2) {
    const { name, uuid } = this.actor;
    return showPicture({ src: tokenPicture(this), title: name ?? "", uuid });
  },
};

function isOwnPicture(path: string | undefined): boolean {
  return Boolean(path) && !DEFAULT_ICONS.includes(path ?? "");
}

export const ACTOR_SHEET_CONTROLS: ApplicationHeaderControlsEntry[] = [
  {
    icon: "fa-solid fa-image",
    label: "SIDEBAR.CharArt",
    action: "showPortraitArtwork",
    visible(this: ActorSheetV2) {
      return isOwnPicture(this.actor.img);
    },
  },
  {
    icon: "fa-solid fa-image",
    label: "SIDEBAR.TokenArt",
    action: "showTokenArtwork",
    visible(this: ActorSheetV2) {
      return isOwnPicture(tokenPicture(this));
    },
  },
];
