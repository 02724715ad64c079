import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"compel"> = {
  compel: {
    game: "strands",
    asks: () => ({ aspect: "Actor.you.Item.quick", effect: "reroll", words: "They wait." }),
  },
};
