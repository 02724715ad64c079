import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"cost"> = {
  cost: {
    game: "marumaru",
    asks: () => ({ roll: "roll", what: "acting" }),
  },
};
