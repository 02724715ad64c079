import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"reveal"> = {
  reveal: {
    game: "strands",
    asks: () => ({ roll: "roll", aspect: "Actor.foe.Item.secret", users: ["p1"] }),
    by: { author: "gm", actor: "Actor.me" },
  },
};
