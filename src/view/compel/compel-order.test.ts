import { expect, test } from "vitest";
import { byNearness, type Nearness } from "./compel-order.ts";

const carrier = (name: string, near: Nearness, played = false) => ({ name, near, played });

test("people come before the place they are in, players' characters before NPCs, and those far away last", () => {
  const all = [
    carrier("A town far away", "name"),
    carrier("The quay", "situation"),
    carrier("A watchman", "here"),
    carrier("Tamsin", "here", true),
    carrier("Corvin", "here", true),
    carrier("Ilsabet", "own", true),
  ];
  expect(all.toSorted(byNearness).map(({ name }) => name)).toEqual([
    "Ilsabet",
    "Corvin",
    "Tamsin",
    "A watchman",
    "The quay",
    "A town far away",
  ]);
});
