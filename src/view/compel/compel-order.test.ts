import { expect, test } from "vitest";
import { byNearness, type Nearness } from "./compel-order.ts";

const parent = (name: string, near: Nearness, played = false) => ({ name, near, played });

test("people come before the place they are in, players' characters before NPCs, and those far away last", () => {
  const all = [
    parent("A town far away", "name"),
    parent("The quay", "situation"),
    parent("A watchman", "here"),
    parent("Tamsin", "here", true),
    parent("Corvin", "here", true),
    parent("Ilsabet", "own", true),
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
