import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"experience"> = {
  experience: {
    game: "strands",
    asks: () => ({ by: 10, target: "Actor.me", words: "" }),
    by: GM,
  },
};
