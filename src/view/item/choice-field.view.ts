import { text } from "../text.ts";
import { choiceWord } from "./choice-word.ts";
import { type FieldView, nameOption, selectField, wordOption } from "./field.view.ts";

/** A choice among ids of the game. One that another game has, or none, is kept and shown as stored. */
export function choiceField(
  own: Pick<FieldView, "id" | "name" | "label">,
  field: string,
  ids: readonly string[],
  current: string,
): FieldView {
  const offered = current === "" || ids.includes(current) ? ids : [...ids, current];
  const options = offered.map((id) => {
    const word = choiceWord(field, id);
    return word ? wordOption(id, word, current) : nameOption(id, id, current);
  });
  return selectField(own, [wordOption("", text("NORN.Item.Choice.none"), current), ...options]);
}
