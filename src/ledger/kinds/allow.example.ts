import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"allow"> = {
  allow: {
    game: "strands",
    asks: () => ({ roll: "roll", target: "Actor.foe" }),
    by: GM,
  },
};
