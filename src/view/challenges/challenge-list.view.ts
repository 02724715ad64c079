import type { Challenge } from "../../rules/challenges/challenge.ts";
import { type Text, text } from "../text.ts";
import { type LadderReader, ladderView, type LadderView, type LadderWords } from "./ladder.view.ts";

/** A challenge with its words. */
export interface ChallengeInput {
  readonly id: string;
  readonly challenge: Challenge;
  readonly words: LadderWords;
}

/** The ladders of an actor, on its sheet or on the board. */
export interface ChallengeList {
  readonly actor: string;
  readonly rows: readonly { readonly id: string; readonly open: Text; readonly view: LadderView }[];
  /** The reader may add one. */
  readonly add: boolean;
  readonly empty: boolean;
}

/** Null where there is none, and none to add. */
export function challengeList(
  actor: string,
  sources: readonly ChallengeInput[],
  reader: LadderReader & { readonly adds: boolean },
): ChallengeList | null {
  if (sources.length === 0 && !reader.adds) return null;
  return {
    actor,
    rows: sources.map(({ id, challenge, words }) => ({
      id,
      open: text("NORN.Challenge.open", { name: challenge.name }),
      view: ladderView(challenge, words, reader),
    })),
    add: reader.adds,
    empty: sources.length === 0,
  };
}
