import { describe, expect, test } from "vitest";
import { labelChange, labelSize, labelState } from "./label.view.ts";

const FOG = { phrase: "Fog", free: 0, secret: false, unknown: "A hidden aspect" };
const open = labelState(FOG);
const secret = labelState({ ...FOG, secret: true });

describe("the label of an aspect", () => {
  test("says its words, and its free invocations as dots", () => {
    expect(open).toEqual({ text: "Fog", hidden: false, secret: false });
    expect(labelState({ ...FOG, free: 2 }).text).toBe("Fog ●●");
    expect(labelState({ ...FOG, free: 9 }).text).toBe("Fog ●●●●●");
  });
  test("never has the words of an aspect that some player may not know", () => {
    expect(JSON.stringify(labelState({ ...FOG, free: 3, secret: true }))).not.toMatch(/Fog|●/);
  });
  test.each([
    ["nothing changes while it is as it must be", open, open, null],
    ["a new phrase", open, { ...open, text: "Mist" }, { text: "Mist" }],
    [
      "a new phrase on a label its GM has hidden leaves it hidden",
      { ...open, hidden: true },
      { ...open, text: "Mist" },
      { text: "Mist" },
    ],
    ["the aspect is hidden", open, secret, secret],
    ["the aspect is shown again", secret, open, open],
    ["a secret label is never shown", { ...secret, hidden: false }, secret, secret],
  ] as const)("%s", (_what, shown, wanted, change) => expect(labelChange(shown, wanted)).toEqual(change));
  test("grows with the squares of the scene, and a long phrase is several lines high", () => {
    expect(labelSize("Fog", 100).fontSize).toBe(30);
    expect(labelSize("Fog", 10).fontSize).toBe(20);
    const [short, long] = [
      labelSize("Fog", 100),
      labelSize("A very long phrase that goes on and on for seventy-five letters, it does so", 100),
    ];
    expect(long.height).toBeGreaterThan(3 * short.height - short.fontSize);
    expect(long.width).toBeLessThan(500);
  });
});
