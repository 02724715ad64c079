import { choiceField, plainTextField } from "../fields.ts";
import { gameField } from "../item/game-field.ts";

function cardSchema() {
  const { DocumentUUIDField, FilePathField, HTMLField, ObjectField } = foundry.data.fields;
  return {
    /** The item or actor that was shown. It may have been deleted since, or be hidden from the card's reader. */
    uuid: new DocumentUUIDField({ required: true, nullable: true, initial: null }),
    /** `Item` or `Actor`, and its type (aspect, skill, character …). */
    document: choiceField(["Item", "Actor"]),
    kind: plainTextField(),
    /** The game it was shown in: it decides the words of the ladder and the names of traits. */
    game: gameField(),
    name: plainTextField(),
    img: new FilePathField({ categories: ["IMAGE"] }),
    /** Its description, without secret blocks. */
    text: new HTMLField(),
    /**
     * Its system data at the time, without texts: what the card shows besides the name, and what is copied when the original
     * cannot be read.
     */
    details: new ObjectField(),
  };
}
type CardSchema = ReturnType<typeof cardSchema>;

/** Anything sent to chat, as it was at the time. */
export class CardDataModel extends foundry.abstract.TypeDataModel<CardSchema, ChatMessage.Implementation> {
  static override defineSchema(): CardSchema {
    return cardSchema();
  }
}
