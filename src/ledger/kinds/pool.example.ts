import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"pool"> = {
  pool: {
    game: "strands",
    asks: () => ({ by: -1, words: "A bribe" }),
    by: GM,
  },
};
