import { parseArgs } from "node:util";
import { type RulesetId, RULESETS } from "../src/rules/index.ts";
import { wholeGame } from "../tests/samples/whole-game.ts";

/** Plays whole games at random, of every ruleset in turn, and says which break a law. */
const { values } = parseArgs({ options: { games: { type: "string", default: "400" }, from: { type: "string", default: "1" } } });
const rulesets = Object.keys(RULESETS) as RulesetId[];
const from = Number(values.from);
const end = from + Math.ceil(Number(values.games) / rulesets.length);
const sums = new Map(rulesets.map((game) => [game, { operations: 0, settled: 0, broken: 0 }]));
const begun = Date.now();

for (let seed = from; seed < end; seed += 1)
  for (const [game, sum] of sums) {
    const { faults, operations, settled } = wholeGame(game, seed);
    sum.operations += operations;
    sum.settled += settled;
    if (faults.length === 0) continue;
    sum.broken += 1;
    console.error(faults.join("\n"));
  }

for (const [game, { operations, settled, broken }] of sums)
  console.info(`${game}: seeds ${from} to ${end - 1}, ${operations} operations, ${settled} settled; ${broken} games break a law`);
console.info(`${Math.round((Date.now() - begun) / 1000)} seconds`);
if ([...sums.values()].some(({ broken }) => broken > 0)) process.exitCode = 1;
