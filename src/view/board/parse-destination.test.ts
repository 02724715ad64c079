import { expect, test } from "vitest";
import { parseDestination } from "./parse-destination.ts";

const ZONES = [
  { id: "r", name: "Rooftops" },
  { id: "q", name: "The quay" },
  { id: "s", name: "Steps to the quay" },
  { id: "n", name: " " },
];
const read = (typed: string): string => {
  const { words, zone } = parseDestination(typed, ZONES, { to: "to", the: "the" });
  return zone ? `${words} → ${zone.id}` : words;
};

test.each([
  ["an aspect goes to the zone that is named", "Fog to the Rooftops", "Fog → r"],
  ["with a plus in front, as people note it", "+ Fog to the Rooftops", "Fog → r"],
  ["with or without the article, in any case", "fog TO rooftops", "fog → r"],
  ["an article of the name may be left out", "Oil to quay", "Oil → q"],
  ["the longest name that fits counts", "Oil to the Steps to the Quay", "Oil → s"],
  ["the words may have a “to” of their own", "Nowhere to hide to the quay", "Nowhere to hide → q"],
  ["no zone of that name: the words are taken whole", "+ Fog to the Cellar", "Fog to the Cellar"],
  ["nor is a part of a name one", "Back to the rooftops of home", "Back to the rooftops of home"],
  ["a zone alone is no aspect", "to the Rooftops", "to the Rooftops"],
  ["a plus within the words stays", "A + B", "A + B"],
])("%s", (_sentence, typed, expected) => expect(read(typed)).toBe(expected));
