import { describe, expect, test } from "vitest";
import { filesBelow, textOf, wordsIn } from "./repository.ts";

/** Builds of Foundry on which the hour of docs/foundry-check.md was held, all boxes ticked. */
const HELD_ON: readonly string[] = [];

const page = textOf("docs/foundry-check.md");
const steps = [...page.matchAll(/^(\d+)\. (\[ \] )?(.+)$/gm)].map(([, number = "", box, words = ""]) => ({
  number: Number(number),
  box,
  words,
}));

test("the manifest claims no verified version on which the hour has not been held", () => {
  const { compatibility } = JSON.parse(textOf("system.json")) as { compatibility: { verified?: string } };
  expect(compatibility.verified).toBe(HELD_ON.at(-1));
});

describe("the hour with a real Foundry", () => {
  test("has about forty steps, in order, each with a box and what must be seen", () => {
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.length).toBeGreaterThanOrEqual(38);
    expect(steps.length).toBeLessThanOrEqual(45);
    expect(steps.filter(({ box, words }) => box === undefined || !/_[^_]+_/.test(words)).map(({ number }) => number)).toEqual([]);
  });

  test("begins with the self-test, and every check of that has a name", () => {
    expect(steps[0]?.words).toContain("game.norn.selfTest()");
    const ids = filesBelow("src/foundry/self-test", ".ts").flatMap((path) =>
      [...textOf(path).matchAll(/^ +id: "(\w+)",$/gm)].map(([, id = ""]) => id),
    );
    const NAME = "NORN.SelfTest.check.";
    const named = [...wordsIn("lang/en/self-test.json").keys()].filter((key) => key.startsWith(NAME));
    expect(ids.length).toBeGreaterThan(25);
    expect(named.toSorted()).toEqual([...ids, "console", "scratch"].map((id) => `${NAME}${id}`).toSorted());
  });
});
