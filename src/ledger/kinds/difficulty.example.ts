import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"difficulty"> = {
  difficulty: {
    game: "strands",
    asks: () => ({ roll: "roll", difficulty: 3 }),
    by: GM,
  },
};
