import { describe, expect, test } from "vitest";
import { filesBelow, isProduct, textOf } from "./repository.ts";

const READS = /(?<!function )\b(?:activeRuleset|activeGame|activeGameId|ledgerWorld|shownWorld)\(/;

/** Functions at an edge: by file, each with what calls it. Everything below an edge is handed the game, or the world. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  // Where the settings are read, and the world is made and shown.
  "settings/active-game.ts": ["activeRuleset", "activeGame"],
  "ledger/ledger-world.ts": ["ledgerWorld"],
  "ledger/shown-world.ts": ["shownWorld", "pointsAhead", "ahead"],
  // A roll on a card, as this client shows it.
  "entries/current-reader.ts": ["seenRoll"],
  "ledger/roll-on.ts": ["rollOn"],
  // Called by hooks, or in `init`: what they register reads it.
  "compel/register-compel.ts": ["registerCompel"],
  "exchange/other-adventure.ts": ["watchAdventures"],
  "harm/npc-defenses.ts": ["defendLater", "defendFor"],
  "migrations/confirm-outcomes.ts": ["confirmOutcomes", "confirm"],
  "npc-pool/register-pool.ts": ["registerPool"],
  "reconcile/starting-points.ts": ["isStart", "noteBefore", "lifeChanged"],
  "spend/refresh-spend-buttons.ts": ["registerRefreshSpendButtons"],
  // A card's context.
  "buying/leftovers-part.ts": ["leftoversOn"],
  "calls/call-card.ts": ["render", "tellDifficulty"],
  "chat/item-card.ts": ["render"],
  "chat/roll-card.ts": ["render"],
  "conflict/round-line.ts": ["render"],
  "costs/costs-part.ts": ["costsOn"],
  "created-aspects/create-actions.ts": ["createActions"],
  "rewards/reward-card.ts": ["render"],
  "spend/spend-card.ts": ["render"],
  "spend/spend-part.ts": ["spendActions"],
  // A card's context, and the clicks on it.
  "buying/purchase-part.ts": ["purchaseOn", "buy"],
  "compel/compel-card.ts": ["render", "acceptOpenCompel", "sayAnswer"],
  // What someone has typed, in chat or on a page.
  "calls/open-call.ts": ["readTyped"],
  // A click, a drop, a macro or the API.
  "apps/open-rules-of.ts": ["openRulesOf", "openRulesHere"],
  "apps/own-items.ts": ["adoptOwn", "giveBack"],
  "board/move.ts": ["goTo"],
  "buying/roll-to-buy.ts": ["rollToBuy"],
  "calls/answer-call.ts": ["rollForCheck", "askInstead"],
  "calls/roll-for-aspect.ts": ["askForAspect"],
  "challenges/new-challenge.ts": ["newChallenge"],
  "challenges/roll-challenge.ts": ["askWith"],
  "challenges/send-to-ladder.ts": ["otherSide"],
  "roll-window/make-roll.ts": ["rollOne"],
  "compel/choose-box.ts": ["chooseBox"],
  "compel/open-compel.ts": ["open"],
  "conflict/conflict-actions.ts": ["takeTurnStep"],
  "costs/pay-costs.ts": ["payCosts"],
  "created-aspects/discover-aspect.ts": ["askReveal"],
  "created-aspects/remove-aspect.ts": ["rollToRemove", "askRemoveByRoll"],
  "drag/drop-on-actor.ts": ["dropOnActor"],
  "drag/send-to-chat.ts": ["sendToChat"],
  "exchange/import-window.ts": ["importCampaign"],
  "exchange/import-without-asking.ts": ["importWithoutAsking"],
  "exchange/save-file.ts": ["exportActor", "saveCampaign"],
  "harm/attack-by-drop.ts": ["attackByDrop"],
  "harm/attack-with.ts": ["attackWith"],
  "npc-pool/npc-pool-actions.ts": ["enterScene"],
  "npc/add-rated.ts": ["addRated"],
  "npc/make-servant.ts": ["makeServant"],
  "npc/new-npc.ts": ["newNpc"],
  "oppose/after-defense-part.ts": ["strikeBack"],
  "oppose/ask-oppose.ts": ["rollDiceAlone"],
  "oppose/block-part.ts": ["askBlock"],
  "oppose/choose-opposer.ts": ["askWho", "askTrait"],
  "recovery/treat-wound.ts": ["treatWound"],
  "rewards/deal-card.ts": ["dealCard"],
  "rewards/experience.ts": ["improve"],
  "sheets/rows/drop-on-sheet.ts": ["dropOnSheet"],
  "sheets/rows/linked-actors.ts": ["takeNumbers"],
  "sheets/rows/listen-for-rows.ts": ["openMenuOf"],
  "points-bar/points-bar-menu.ts": ["openPointsBarMenu"],
  "stunts/use-features.ts": ["useFeature", "activatePower"],
  // Asked wherever an actor is shown: on tokens, sheets, the board.
  "recovery/taken-out.ts": ["isTakenOut"],
  // What a report says of where it was made.
  "self-test/run-self-test.ts": ["surroundings"],
  // The ledger: the world as it is now, and what is sent from it.
  "ledger/create-outcome.ts": ["outcomeData"],
  "ledger/submit-entry.ts": ["submitEntry", "secrecyOf"],
  "ledger/write-part.ts": ["sourcesOf"],
};

/** Names of the functions at the top of a source that read them; a class' methods and tables of actions are edges themselves. */
function readersIn(source: string): readonly string[] {
  let name = "";
  const readers = new Set<string>();
  for (const line of source.split("\n")) {
    const top = /^(?:export )?(?:async )?function (\w+)|^(?:export )?(?:abstract )?(?:class|const|let) /.exec(line);
    if (top) name = top[1] ?? "";
    if (name !== "" && READS.test(line)) readers.add(name);
  }
  return [...readers];
}

describe("the active game and the world are read at an edge and handed in below it", () => {
  const sources = filesBelow("src/foundry", ".ts").filter(isProduct);

  test("a function that reads it is one of the edges, and every edge named here reads it", () => {
    const found = sources.flatMap((path) => {
      const readers = readersIn(textOf(path));
      return readers.length > 0 ? [[path.replace("src/foundry/", ""), readers.toSorted()] as const] : [];
    });
    const named = Object.entries(EDGES).map(([path, names]) => [path, names.toSorted()] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named));
  });

  test("dials are read with their ruleset, never alone", () => {
    const alone = sources.filter((path) => path !== "src/foundry/settings/active-game.ts" && /\bdialValues\(/.test(textOf(path)));
    expect(alone).toEqual([]);
  });

  test("no default argument reads it", () => {
    const hidden = sources.filter((path) => /: \w+ = (?:activeRuleset|activeGame|activeGameId)\(\)/.test(textOf(path)));
    expect(hidden).toEqual([]);
  });

  test("a helper is found, a method is not", () => {
    const helper = "class A {\n  b() { activeGame(); }\n}\nasync function help(): void {\n  use(activeRuleset());\n}";
    expect(readersIn(helper)).toEqual(["help"]);
    const byWorld = "function one() {\n  const world = ledgerWorld();\n}\nfunction two() {\n  return shownWorld().game;\n}";
    expect(readersIn(byWorld)).toEqual(["one", "two"]);
    expect(readersIn("function three(world: World) {\n  return plan(world, world.game);\n}")).toEqual([]);
  });
});
