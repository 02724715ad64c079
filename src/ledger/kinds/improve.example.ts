import { type Examples, GM } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"improve"> = {
  improve: {
    game: "strands",
    asks: (world) => {
      done(world, "experience", { by: 10, target: "Actor.me" }, GM);
      return { what: "rank", trait: "Actor.me.Item.id-perception" };
    },
  },
};
