import { type Examples, GM } from "../../../tests/samples/example.ts";

export const EXAMPLES: Examples<"call"> = {
  call: {
    game: "strands",
    asks: () => ({ trait: "agility", traitName: "Agility", targets: ["Actor.me"] }),
    by: GM,
  },
};
