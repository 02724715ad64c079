import { gameField } from "../item/game-field.ts";
import { plainTextField } from "../fields.ts";

/** What every message of play says: the game it was made in, who is concerned, and a text. */
export function messageSchema() {
  const { DocumentUUIDField, HTMLField } = foundry.data.fields;
  return {
    game: gameField(),
    actor: new DocumentUUIDField({ type: "Actor", required: true, nullable: true, initial: null }),
    /** The actor's name at the time, for when it is deleted. */
    actorName: plainTextField(),
    text: new HTMLField(),
  };
}
