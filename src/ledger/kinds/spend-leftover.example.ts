import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"spend-leftover"> = {
  "spend-leftover": {
    game: "trifold",
    asks: () => ({ roll: "roll", use: "quality" }),
  },
};
