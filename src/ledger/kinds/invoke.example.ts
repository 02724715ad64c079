import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"invoke"> = {
  invoke: {
    game: "strands",
    asks: () => ({ roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" }),
  },
};
