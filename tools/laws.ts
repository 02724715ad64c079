import { parseArgs } from "node:util";
import { type RulesetId, RULESETS } from "../src/rules/rulesets/rulesets.ts";
import { attackedGame } from "../tests/adversary/attacked-game.ts";
import { wholeGame } from "../tests/samples/whole-game.ts";

/** Plays games at random, of every ruleset in turn, whole ones or with an adversary, and says which break a law. */
const { values } = parseArgs({
  options: {
    games: { type: "string", default: "400" },
    from: { type: "string", default: "1" },
    adversary: { type: "boolean", default: false },
  },
});
const rulesets = Object.keys(RULESETS) as RulesetId[];
const play = values.adversary ? attackedGame : wholeGame;
const from = Number(values.from);
const end = from + Math.ceil(Number(values.games) / rulesets.length);
const sums = new Map(rulesets.map((game) => [game, { settled: 0, broken: 0 }]));
const begun = Date.now();

async function playAll(): Promise<void> {
  for (let seed = from; seed < end; seed += 1)
    for (const [game, sum] of sums) {
      const { faults, settled } = await play(game, seed);
      sum.settled += settled;
      if (faults.length === 0) continue;
      sum.broken += 1;
      console.error(faults.join("\n"));
    }
}

await playAll();
for (const [game, { settled, broken }] of sums)
  console.info(`${game}: seeds ${from} to ${end - 1}, ${settled} entries settled; ${broken} games break a law`);
console.info(`${Math.round((Date.now() - begun) / 1000)} seconds`);
if ([...sums.values()].some(({ broken }) => broken > 0)) process.exitCode = 1;
