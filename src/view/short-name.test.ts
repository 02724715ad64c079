import { expect, test } from "vitest";
import { shortNames } from "./short-name.ts";

test.each([
  [
    ["Corvin Ashdown", "Tamsin Vey"],
    ["Corvin", "Tamsin"],
  ],
  [
    ["Anna Lind", "Anna Roth"],
    ["Anna Lind", "Anna Roth"],
  ],
  [
    ["The Widow", "A foe in mail", "Dr. Ode", "J. Marsh", "El Zorro"],
    ["The Widow", "A foe in mail", "Dr. Ode", "J. Marsh", "El Zorro"],
  ],
  [
    [" ", "Theodora"],
    [" ", "Theodora"],
  ],
])("%j are called %j for short", (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
