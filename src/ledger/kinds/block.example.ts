import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"block"> = {
  block: {
    game: "trifold",
    asks: () => ({ roll: "roll", words: "Getting to the door" }),
  },
};
