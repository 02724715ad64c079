import { expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { chosenOf, dealForm } from "./deal-form.view.ts";
import { rewardCard, type RewardReader } from "./reward-card.view.ts";

const DEAL = entry("deal", "deal", { card: "danger", points: 2, targetName: "Ada" }, { author: "gm" });
const CLAIM = entry("claim", "claim", {}, { author: "p1" });
const REWARD = entry("reward", "reward", {}, { author: "gm" });
const GM: RewardReader = { isGm: true, plays: true, user: "gm", otherGame: false };
const PLAYER: RewardReader = { isGm: false, plays: true, user: "p1", otherGame: false };
const OTHER: RewardReader = { isGm: false, plays: false, user: "p2", otherGame: false };

test.each([
  ["a GM pays for it, or withdraws it", GM, {}, ["payReward deal", "undo deal"]],
  ["its player claims it", PLAYER, {}, ["claimReward deal"]],
  ["others only see it", OTHER, {}, []],
  ["a claim waits for the GM, who may say not yet", GM, { claim: CLAIM }, ["payReward deal", "undo claim"]],
  ["its player may take the claim back", PLAYER, { claim: CLAIM }, ["undo claim"]],
  ["a GM takes the payment back", GM, { claim: CLAIM, reward: REWARD }, ["undo reward"]],
  ["then nothing is left to its player", PLAYER, { claim: CLAIM, reward: REWARD }, []],
  ["in another game nothing can be done", { ...GM, otherGame: true }, {}, []],
] as const)("%s", (_sentence, reader, done, buttons) => {
  const card = rewardCard({ deal: DEAL, claim: null, reward: null, ...done }, reader);
  expect(card.buttons.map(({ action, entry: id }) => `${action} ${id}`)).toEqual(buttons);
});

test("a card no longer left cannot be chosen", () => {
  const card = { id: "danger", name: "", points: 1, copies: 1 };
  const form = (left: number) => dealForm({ game: "fate2", cards: [{ card, left }], people: [], whom: "" });
  expect([form(1), form(0)].map(({ cards, empty }) => [cards[0]?.disabled, empty])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("at random, any of them may come", () => {
  const drawn = [0, 0.5, 0.99].map((chance) => chosenOf(["a", "b", "c"], () => false, true, chance));
  expect([drawn, chosenOf(["a", "b"], (one) => one === "b", false, 0), chosenOf([], () => true, true, 0)]).toEqual([
    ["a", "b", "c"],
    "b",
    null,
  ]);
});
