import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"discover"> = {
  discover: {
    game: "strands",
    asks: () => ({ roll: "roll", target: "Actor.foe" }),
  },
};
