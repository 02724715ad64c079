import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"heal"> = {
  heal: {
    game: "fate2",
    asks: () => ({ target: "Actor.you", track: "wounds", row: "hurt", box: "hurt-0" }),
    by: GM,
  },
};
