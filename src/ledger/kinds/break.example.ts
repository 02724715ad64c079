import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"break"> = {
  break: {
    game: "marumaru",
    asks: () => ({ at: "scene" }),
    by: GM,
  },
};
