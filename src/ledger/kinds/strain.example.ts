import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"strain"> = {
  strain: {
    game: "strands",
    asks: () => ({ roll: "casting" }),
  },
};
