import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"spend"> = {
  spend: {
    game: "fate2",
    asks: () => ({ roll: "roll", use: "plus-one" }),
  },
};
