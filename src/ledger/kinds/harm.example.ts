import { type Examples, FRIEND } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"harm"> = {
  harm: {
    game: "trifold",
    asks: (world) => {
      done(world, "defend", { roll: "attack", target: "Actor.you", defense: "usual", opposing: "parry" }, FRIEND);
      return { roll: "attack", target: "Actor.you" };
    },
    by: FRIEND,
  },
};
