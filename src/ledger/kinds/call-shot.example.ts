import { type Examples, FRIEND, hitOn } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"call-shot" | "veto-shot"> = {
  "call-shot": {
    game: "strands",
    dials: { "strands-called-shots": true },
    asks: (world) => ({ ...hitOn(world), words: "Blinded" }),
  },
  "veto-shot": {
    game: "strands",
    dials: { "strands-called-shots": true },
    asks: (world) => {
      const hit = hitOn(world);
      return { ...hit, entry: done(world, "call-shot", { ...hit, words: "Blinded" }).id };
    },
    by: FRIEND,
  },
};
