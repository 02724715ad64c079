import { gameField } from "../item/game-field.ts";
import { plainTextField } from "../plain-text-field.ts";

function cardSchema() {
  const { DocumentUUIDField, FilePathField, HTMLField, ObjectField } = foundry.data.fields;
  return {
    /** The item or actor that was shown. It may be gone since, or hidden from who reads the card. */
    uuid: new DocumentUUIDField({ required: true, nullable: true, initial: null }),
    /** `Item` or `Actor`, and its type (aspect, skill, character …). */
    document: plainTextField(),
    kind: plainTextField(),
    /** The game it was shown in: words of the ladder and names of traits go by it. */
    game: gameField(),
    name: plainTextField(),
    img: new FilePathField({ categories: ["IMAGE"] }),
    /** Its description, without secret blocks. */
    text: new HTMLField(),
    /** Its system data as they were, without text: what the card shows beside the phrase, and what is copied when the original is out of reach. */
    details: new ObjectField(),
  };
}
type CardSchema = ReturnType<typeof cardSchema>;

/** Anything sent to chat, as it was when it was sent. */
export class CardDataModel extends foundry.abstract.TypeDataModel<CardSchema, ChatMessage.Implementation> {
  static override defineSchema(): CardSchema {
    return cardSchema();
  }
}
