import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"purchase"> = {
  purchase: {
    game: "strands",
    asks: () => ({ roll: "buying", taken: false }),
  },
};
