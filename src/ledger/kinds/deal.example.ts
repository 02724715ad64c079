import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"deal"> = {
  deal: {
    game: "fate2",
    dials: { "fate2-reward-cards": true },
    asks: () => ({ card: "danger", target: "Actor.me", words: "Alone against the five." }),
    by: GM,
  },
};
