import type { Text } from "../../../view/text.ts";
import { putIntoWords } from "../../registration/handlebars-helpers.ts";

/** Shows a message beside a field: why its value is refused, or (not `wrong`) what has happened to it meanwhile. */
export function showFieldWords(field: HTMLElement, words: Text, wrong = true): void {
  const place = placeOf(field);
  if (!place) {
    ui.notifications.warn(putIntoWords(words));
    return;
  }
  place.textContent = putIntoWords(words);
  place.hidden = false;
  place.classList.toggle("is-notice", !wrong);
  place.dataset["for"] = field.getAttribute("name") ?? "";
  if (wrong) field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-errormessage", place.id);
}

export function clearFieldWords(field: HTMLElement): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-errormessage");
  const place = placeOf(field);
  // Fields of one row share the place: another field's message stays.
  if (!place || place.dataset["for"] !== field.getAttribute("name")) return;
  place.hidden = true;
  place.textContent = "";
}

function placeOf(field: HTMLElement): HTMLElement | null {
  const id = field.dataset["words"];
  return id ? field.ownerDocument.getElementById(id) : null;
}
