import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"pay-debt"> = {
  "pay-debt": {
    game: "strands",
    asks: () => ({ points: 1 }),
  },
};
