import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"advance"> = {
  advance: {
    game: "fate2",
    asks: () => ({ roll: "roll", challenge: "Actor.place.Item.task" }),
  },
};
