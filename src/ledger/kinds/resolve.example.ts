import type { Examples } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"resolve"> = {
  resolve: {
    game: "trifold",
    asks: (world) => {
      done(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "plus-two" });
      return { roll: "roll" };
    },
  },
};
