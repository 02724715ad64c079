import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"dramatic"> = {
  dramatic: {
    game: "marumaru",
    asks: () => ({ roll: "missed" }),
  },
};
