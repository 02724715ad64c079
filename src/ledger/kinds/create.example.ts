import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"create"> = {
  create: {
    game: "trifold",
    asks: () => ({ roll: "roll", way: "maneuver", words: "Thick fog", target: "Actor.place" }),
  },
};
