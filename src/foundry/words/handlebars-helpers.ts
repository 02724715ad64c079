import { ACTION_KEY } from "./action-key.ts";
import { anyOf } from "../../view/any-of.ts";
import { isPlaceholderName } from "./placeholder-name.ts";
import { filled, type Text } from "../../view/text.ts";

/** A text in this client's language; texts among its arguments are translated first. */
export function putIntoWords({ key, args }: Text): string {
  if (!args) return game.i18n.localize(key);
  const words = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === "object" ? putIntoWords(value) : String(value),
  ]);
  return filled(game.i18n.localize(key), Object.fromEntries(words));
}

/**
 * `{{nornText x}}`: a view's `Text` translated; nothing for null.
 * `{{nornWritten name}}`: an item's name, nothing for the one every new item has.
 * `{{#if (nornAny a b)}}`: one of them is there, as `if` sees it.
 * `{{nornKey}}`: what lets a button do something; the build writes it beside each `data-action`.
 */
export function registerHandlebarsHelpers(): void {
  Handlebars.registerHelper("nornText", (text: Text | null | undefined) => (text ? putIntoWords(text) : ""));
  Handlebars.registerHelper("nornWritten", (name: string) => (isPlaceholderName(name) ? "" : name));
  Handlebars.registerHelper("nornKey", () => ACTION_KEY);
  Handlebars.registerHelper("nornAny", anyOf(Handlebars.Utils.isEmpty));
}
