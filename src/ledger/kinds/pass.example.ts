import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"pass"> = {
  pass: {
    game: "trifold",
    asks: () => ({ aspect: "Actor.place.Item.fog", free: "f", target: "Actor.you" }),
  },
};
