import { type Text, text } from "../text.ts";
import type { ItemSource } from "./item-input.ts";
import { wordsOf } from "../fields/choice-field.view.ts";

/** A long text of an item, as stored. */
export interface ItemText {
  readonly id: "story" | "description";
  readonly label: Text;
  readonly source: string;
}

export function textsOf({ system }: ItemSource): ItemText[] {
  const story = system["story"];
  const description: ItemText = {
    id: "description",
    label: text("NORN.ItemSheet.description"),
    source: wordsOf(system["description"]),
  };
  return typeof story === "string"
    ? [{ id: "story", label: text("NORN.Item.Phase.FIELDS.story.label"), source: story }, description]
    : [description];
}
