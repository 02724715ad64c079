import { localizeOr } from "../../platform.ts";
import type { DrawnScene, DrawnToken } from "./scene-types.ts";

/** CONST.TOKEN_DISPLAY_MODES: never, and those for everyone. All others are for owners. Nothing here waits for a pointer. */
const NEVER = 0;
const FOR_ALL = new Set([30, 50]);

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
  button.append(picture(token), ...bars(token), ...effects(token));
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
  const mode = token.displayBars ?? NEVER;
  if (mode === NEVER || (!token.isOwner && !FOR_ALL.has(mode))) return [];
  return ["bar1", "bar2"].flatMap((bar) => {
    const found = token.getBarAttribute?.(bar);
    if (found?.max === undefined || found.max <= 0) return [];
    const meter = document.createElement("span");
    meter.className = `token-bar ${bar}`;
    meter.style.setProperty("--share", String(Math.min(1, Math.max(0, found.value / found.max))));
    return [meter];
  });
}

/** What its actor is marked with for now. */
function effects({ actor }: DrawnToken): HTMLElement[] {
  const shown = (actor?.temporaryEffects ?? []).filter(({ img }) => img);
  if (shown.length === 0) return [];
  const row = document.createElement("span");
  row.className = "token-effects";
  row.append(
    ...shown.map(({ img, name: words }) => {
      const icon = document.createElement("img");
      icon.src = address(img ?? "");
      icon.alt = words;
      icon.draggable = false;
      return icon;
    }),
  );
  return [row];
}
