import { type Examples, FRIEND } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"join"> = {
  join: {
    game: "marumaru",
    asks: () => ({ roll: "roll", joining: "against" }),
    by: FRIEND,
  },
};
