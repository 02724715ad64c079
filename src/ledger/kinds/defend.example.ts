import { type Examples, FRIEND } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"defend"> = {
  defend: {
    game: "trifold",
    asks: () => ({ roll: "attack", target: "Actor.you", defense: "usual", opposing: "parry" }),
    by: FRIEND,
  },
};
