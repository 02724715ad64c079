import { expect, test } from "vitest";
import { filled } from "./text.ts";

test.each([
  ["You play {name}.", { name: "Ilsabet Crane" }, "You play Ilsabet Crane."],
  ["You play {name}.", { name: "Ilsabet Crane, Esq." }, "You play Ilsabet Crane, Esq."],
  ["Attack with {traits}. It is late.", { traits: "Who goes there?" }, "Attack with Who goes there? It is late."],
  ["{who} pays {points}.", { who: "J. R.", points: "1 point" }, "J. R. pays 1 point."],
  ["{who} pays {points}.", { who: "Ina" }, "Ina pays {points}."],
])("%s", (phrase, words, said) => {
  expect(filled(phrase, words)).toBe(said);
});
