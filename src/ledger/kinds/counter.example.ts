import { type Examples, FRIEND } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"counter"> = {
  counter: {
    game: "fate2",
    asks: (world) => ({ on: "roll", entry: done(world, "spend", { roll: "roll", use: "plus-one" }).id }),
    by: FRIEND,
  },
};
