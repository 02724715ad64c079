import { closestTo, isElement } from "../redraw/elements.ts";
import { typeImage } from "../types/type-icons.ts";

/** What Norn draws, and not what someone has written. */
const DRAWN = ':is(.norn, .norn-chat) img, img[class*="norn-"]';
const WRITTEN = ":is(.norn-user-html, prose-mirror) img";

/** Shows our own picture of a person, or of a thing, where one in Norn's windows, cards or strips cannot be loaded. Called in `init`. */
export function registerBrokenPictures(): void {
  // Such an error does not bubble.
  document.addEventListener("error", ({ target }) => replacePicture(target), { capture: true });
}

function replacePicture(target: EventTarget | null): void {
  if (!isElement(target) || !target.matches(DRAWN) || target.matches(WRITTEN)) return;
  const instead = closestTo(target, ".norn-item, .norn-thing") ? typeImage("Item", "gear") : typeImage("Actor", "character");
  if (instead && target.getAttribute("src") !== instead) target.setAttribute("src", instead);
}
