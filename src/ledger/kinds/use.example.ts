import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"use"> = {
  use: {
    game: "strands",
    asks: () => ({ roll: "roll", feature: "stunt", effect: "e0" }),
  },
};
