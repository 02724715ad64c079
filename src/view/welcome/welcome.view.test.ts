import { describe, expect, test } from "vitest";
import { bestTrait, type WelcomeInput, welcomeView } from "./welcome.view.ts";

const someone = (parts: Partial<WelcomeInput>): WelcomeInput => ({
  game: "strands",
  chosen: true,
  isGM: false,
  compels: false,
  plays: null,
  choices: [],
  mayCreate: false,
  empty: false,
  ...parts,
});
const offered = (parts: Partial<WelcomeInput>): string[] => welcomeView(someone(parts)).steps.map(({ action }) => action);
const said = (parts: Partial<WelcomeInput>): string[] => {
  const { title, hint } = welcomeView(someone(parts));
  return [title.key, hint.key].map((key) => key.replace("NORN.Welcome.", ""));
};

describe("the welcome", () => {
  test.each([
    ["a player with a character", { plays: { name: "Ilsabet Crane" } }, ["sheet", "roll", "tour", "guide"]],
    ["a player with characters to choose from", { choices: [choice("A"), choice("B")] }, ["play", "play", "guide"]],
    ["a player who may create a character", { mayCreate: true }, ["create", "guide"]],
    ["a player who can only ask the GM", {}, ["guide"]],
    ["a GM", { isGM: true, compels: true }, ["chooseGame", "compel", "breaks", "tour", "guide"]],
    ["the GM of an empty world", { isGM: true, empty: true }, ["compendium", "chooseGame", "tour", "guide"]],
    ["a GM who plays a character too", { isGM: true, plays: { name: "Odile" } }, ["chooseGame", "breaks", "tour", "guide"]],
  ])("offers %s what to do first", (_who, parts, actions) => {
    expect(offered(parts)).toEqual(actions);
  });

  test.each([
    ["who is played", { plays: { name: "Ilsabet Crane" } }, ["player", "playerHint"]],
    ["whom to choose", { choices: [choice("A")] }, ["choose", "chooseHint"]],
    ["that the GM gives characters", {}, ["nobody", "nobodyAsk"]],
    ["that a character can be created", { mayCreate: true }, ["nobody", "nobodyCreate"]],
    ["which game is played", { isGM: true }, ["gm", "gmHint"]],
    ["that a world is still empty", { isGM: true, empty: true }, ["gm", "gmEmpty"]],
    ["that a game must be chosen first", { isGM: true, chosen: false, empty: true }, ["gm", "gmFirst"]],
  ])("says %s", (_what, parts, keys) => {
    expect(said(parts)).toEqual(keys);
  });

  test("names the character, and the one each button stands for", () => {
    expect(welcomeView(someone({ plays: { name: "Ilsabet Crane" } })).title.args).toEqual({ name: "Ilsabet Crane" });
    const [first] = welcomeView(someone({ choices: [choice("A")] })).steps;
    expect(first).toMatchObject({ actor: "Actor.A", label: { args: { name: "A" } } });
  });
});

describe("the first roll", () => {
  test("is the highest trait, the first of several", () => {
    const traits = [
      { id: "a", rank: 1 },
      { id: "b", rank: 3 },
      { id: "c", rank: 3 },
    ];
    expect(bestTrait(traits)?.id).toBe("b");
  });
  test("is none where there is no trait", () => expect(bestTrait([])).toBeNull());
});

function choice(name: string): WelcomeInput["choices"][number] {
  return { uuid: `Actor.${name}`, name };
}
