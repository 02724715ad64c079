import { type Examples, GM } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"claim"> = {
  claim: {
    game: "fate2",
    dials: { "fate2-reward-cards": true },
    asks: (world) => ({ deal: done(world, "deal", { card: "danger", target: "Actor.me" }, GM).id }),
  },
};
