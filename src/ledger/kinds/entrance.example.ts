import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"entrance"> = {
  entrance: {
    game: "strands",
    asks: () => ({ as: "vital" }),
    by: { author: "gm", actor: "Actor.foe" },
  },
};
