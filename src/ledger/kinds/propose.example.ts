import { type Examples, GM } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"propose" | "answer-proposal"> = {
  propose: {
    game: "strands",
    asks: () => ({ words: "Thick fog", target: "Actor.place" }),
  },
  "answer-proposal": {
    game: "strands",
    asks: (world) => ({ entry: done(world, "propose", { words: "Thick fog" }).id, say: "accept", target: "Actor.place" }),
    by: GM,
  },
};
