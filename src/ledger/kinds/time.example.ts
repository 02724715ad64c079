import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"time"> = {
  time: {
    game: "fate2",
    asks: () => ({ roll: "roll", count: 8, unit: "week", per: "day" }),
  },
};
