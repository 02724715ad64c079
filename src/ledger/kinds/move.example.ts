import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"move"> = {
  move: {
    game: "strands",
    asks: () => ({ how: "walk", situation: "Actor.place", to: "roofs" }),
  },
};
