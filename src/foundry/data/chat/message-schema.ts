import { gameField } from "../item/game-field.ts";
import { plainTextField } from "../plain-text-field.ts";

/** What every entry of the table's story in chat says: the game it was made in, who is concerned, and the words that came with it. */
export function messageSchema() {
  const { DocumentUUIDField, HTMLField } = foundry.data.fields;
  return {
    game: gameField(),
    actor: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    /** The name the actor had then, for when it is gone. */
    actorName: plainTextField(),
    text: new HTMLField(),
  };
}
export type MessageSchema = ReturnType<typeof messageSchema>;
