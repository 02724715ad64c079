import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"story"> = {
  story: {
    game: "fate2",
    dials: { "fate2-take-wound": true },
    asks: () => ({ use: "take-wound", target: "Actor.you", track: "wounds", box: "hurt-0", words: "Mine." }),
  },
};
