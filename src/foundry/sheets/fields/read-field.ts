import { notifyText } from "../../words/notify-text.ts";
import { putIntoWords } from "../../words/handlebars-helpers.ts";
import { isInput } from "../../redraw/elements.ts";
import { ok, refuse, type Result } from "../../../rules/result.ts";
import type { Ruleset } from "../../../rules/ruleset.ts";
import { readNumber } from "../../../view/actor/fields/read-number.ts";
import type { Text } from "../../../view/text.ts";

/** The possible values of a field. */
export type FieldValue = string | number | boolean | null;

/**
 * The value of a sheet's field, by its `data-kind`: `rank` (a whole number in the game's range, a word of its ladder, or empty),
 * `integer` (from `data-min` to `data-max`; empty only with `data-empty`), `name` and `more` (not blank); any other is read as it is, and
 * with `data-empty` an empty choice is null. `trait`: the id of the trait in the field's list whose name is typed, or how it begins.
 * A refusal's words are `NORN.Sheet.Refused.<code>`.
 */
export function readField(field: HTMLElement & { readonly value: string }, ruleset: Ruleset): Result<FieldValue> {
  const { kind, min, max, empty } = field.dataset;
  if (kind === "rank") return parseRank(field.value, ruleset);
  if (kind === "integer") {
    return readNumber(field.value, { min: Number(min), max: Number(max), emptyAllowed: empty !== undefined });
  }
  if (kind === "trait") return readTrait(field);
  if (kind === "name" || kind === "more") return field.value.trim() === "" ? refuse("emptyName") : ok(field.value.trim());
  if ("type" in field && field.type === "checkbox") return ok("checked" in field && field.checked === true);
  return ok(field.value === "" && empty !== undefined ? null : field.value);
}

function readTrait(field: HTMLElement & { readonly value: string }): Result<string> {
  const typed = field.value.trim();
  const plain = (name: string): string => name.trim().toLocaleLowerCase();
  const options = [...((isInput(field) ? field.list : null)?.options ?? [])];
  const same = options.filter(({ value }) => plain(value) === plain(typed));
  const alike = same.length > 0 || typed === "" ? same : options.filter(({ value }) => plain(value).startsWith(plain(typed)));
  const [found] = alike;
  if (!found) return refuse("traitUnknown", { typed });
  return alike.length > 1 ? refuse("traitUnclear", { typed, count: alike.length }) : ok(found.dataset["traitId"] ?? "");
}

/** Also by a word of the ladder in this user's language. */
function parseRank(typed: string, { id, ladder, traits }: Ruleset): Result<number | null> {
  const words = Object.fromEntries(
    ladder.map(({ value, word }) => [game.i18n.localize(`NORN.Ladder.${id}.${word}`).toLocaleLowerCase(), value]),
  );
  return readNumber(typed, { ...traits.range, emptyAllowed: true, words });
}

/** Shows a message beside a field: why its value is refused, or (not `wrong`) what has happened to it meanwhile. */
export function showFieldWords(field: HTMLElement, words: Text, wrong = true): void {
  const place = placeOf(field);
  if (!place) {
    notifyText(words);
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
