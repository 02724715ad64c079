import { isDeepStrictEqual } from "node:util";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { Play } from "./played-table.ts";

/** Steps of a game; the undoing of everything comes on top. */
const STEPS = 400;

export interface WholeGame {
  /** Laws it breaks, each with where that was seen. */
  readonly faults: readonly string[];
  readonly operations: number;
  readonly settled: number;
}

/** Plays a whole game at random and undoes all of it; it ends with the first fault. */
export function wholeGame(game: RulesetId, seed: number): WholeGame {
  const play = new Play(game, seed);
  const ended = (where: string, found: readonly string[]): WholeGame => {
    const faults = found.map((fault) => `${game}, seed ${seed}, ${where}: ${fault}`);
    return { faults, operations: play.operations, settled: play.settled };
  };
  for (let step = 0; step < STEPS; step += 1) {
    const faults = play.step();
    if (faults.length > 0) return ended(`step ${step}`, faults);
  }
  const { settled } = play;
  const left = [...play.reconcile(), ...play.undoEverything(), ...play.reconcile()];
  if (!isDeepStrictEqual(play.world.state(), play.start)) left.push("the state is not that of the beginning");
  return { ...ended("undoing everything", left), settled };
}
