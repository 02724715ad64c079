import { text } from "../text.ts";
import { changeTexts } from "../entries/change-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

const ICON = "fa-solid fa-seedling";

const EXPERIENCE_LINE: LineMaker<"experience"> = {
  icon: ICON,
  words: ({ request: { targetName: who, by, words } }) =>
    text(`NORN.Experience.Line.${by < 0 ? "taken" : words === "" ? "given" : "givenFor"}`, { who, points: Math.abs(by), words }),
  details: () => [],
};

const IMPROVE_LINE: LineMaker<"improve"> = {
  icon: ICON,
  words: ({ actorName: who, request: { what, traitName: trait, aspectName: aspect, words }, facts }) =>
    what === "rank" && !facts
      ? text("NORN.Experience.Line.rankAsked", { who, trait })
      : text(`NORN.Experience.Line.${what}`, { who, trait, rank: facts?.rank ?? 0, aspect, words }),
  details: ({ outcome }) => changeTexts(outcome.events.filter((event) => event.type === "fate-points-changed")),
};

export const EXPERIENCE_LINES: LinesOf<"experience" | "improve"> = {
  experience: EXPERIENCE_LINE,
  improve: IMPROVE_LINE,
};
