import type { Examples } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"undo" | "redo"> = {
  undo: {
    game: "fate2",
    asks: (world) => ({ entry: done(world, "spend", { roll: "roll", use: "plus-one" }).id, on: "roll" }),
  },
  redo: {
    game: "fate2",
    asks: (world) => {
      const { id: entry } = done(world, "spend", { roll: "roll", use: "plus-one" });
      done(world, "undo", { entry, on: "roll" });
      return { entry, on: "roll" };
    },
  },
};
