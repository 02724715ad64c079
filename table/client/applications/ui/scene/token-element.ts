import { localizeOr } from "../../platform.ts";
import type { DrawnScene, DrawnToken } from "./scene-types.ts";

/** Tokens show their names and bars unless set never to (CONST.TOKEN_DISPLAY_MODES.NONE). */
const NEVER = 0;

/** A token as a button: its picture, its name, its bars. */
export function tokenElement(token: DrawnToken, scene: DrawnScene): HTMLElement {
  const { size } = scene.grid;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "token";
  button.classList.toggle("hidden-token", token.hidden);
  button.classList.toggle("owner", token.isOwner);
  button.dataset["tokenId"] = token.id ?? "";
  button.dataset["uuid"] = token.uuid;
  if (token.actor) button.dataset["actorUuid"] = token.actor.uuid;
  Object.assign(button.style, {
    left: `${token.x}px`,
    top: `${token.y}px`,
    width: `${token.width * size}px`,
    height: `${token.height * size}px`,
  });
  button.setAttribute("aria-label", label(token));
  button.append(picture(token), ...bars(token));
  if (token.displayName !== NEVER || token.isOwner) button.append(name(token));
  return button;
}

function label(token: DrawnToken): string {
  return token.hidden ? localizeOr("TOKEN.HiddenName", "{name} (hidden)", { name: token.name }) : token.name;
}

function picture(token: DrawnToken): HTMLImageElement {
  const image = document.createElement("img");
  image.src = address(token.texture.src || token.actor?.img || "icons/svg/mystery-man.svg");
  image.alt = "";
  image.draggable = false;
  return image;
}

/** Document paths are relative to the server's root, not to the page. */
export function address(path: string): string {
  return /^(?:[a-z]+:|\/)/i.test(path) ? path : `/${path}`;
}

function name(token: DrawnToken): HTMLElement {
  const text = document.createElement("span");
  text.className = "token-name";
  text.textContent = token.name;
  return text;
}

function bars(token: DrawnToken): HTMLElement[] {
  if (token.displayBars === NEVER && !token.isOwner) return [];
  return ["bar1", "bar2"].flatMap((bar) => {
    const found = token.getBarAttribute?.(bar);
    if (found?.max === undefined || found.max <= 0) return [];
    const meter = document.createElement("span");
    meter.className = `token-bar ${bar}`;
    meter.style.setProperty("--share", String(Math.min(1, Math.max(0, found.value / found.max))));
    return [meter];
  });
}
