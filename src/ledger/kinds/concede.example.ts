import { type Examples, FRIEND, hitOn } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"concede" | "answer-concession"> = {
  concede: {
    game: "strands",
    asks: (world) => ({ ...hitOn(world), words: "The bridge." }),
    by: FRIEND,
  },
  "answer-concession": {
    game: "strands",
    asks: (world) => {
      const hit = hitOn(world);
      return { ...hit, entry: done(world, "concede", { ...hit, words: "The bridge." }, FRIEND).id, say: "accept" };
    },
  },
};
