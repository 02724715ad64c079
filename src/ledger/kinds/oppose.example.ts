import { type Examples, FRIEND } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"oppose"> = {
  oppose: {
    game: "strands",
    asks: () => ({ roll: "roll", opposing: "against" }),
    by: FRIEND,
  },
};
