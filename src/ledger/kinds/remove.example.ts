import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"remove"> = {
  remove: {
    game: "fate2",
    asks: () => ({ aspect: "Actor.place.Item.fog" }),
  },
};
