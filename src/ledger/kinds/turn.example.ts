import type { Examples } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"turn"> = {
  turn: {
    game: "strands",
    asks: () => ({ combat: "fight", combatant: "mine", step: "act" }),
  },
};
