import { type Examples, GM } from "../../../tests/samples/example.ts";
import { done } from "../../../tests/samples/plain-requests.ts";

export const EXAMPLES: Examples<"answer"> = {
  answer: {
    game: "trifold",
    asks: (world) => ({ compel: done(world, "compel", { aspect: "Actor.me.Item.brave" }, GM).id, say: "accept" }),
  },
};
