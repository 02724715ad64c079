import type { TurnStep } from "../../rules/conflict/take-step.ts";
import type { RequestOf } from "../request.ts";

interface TurnAsks {
  /** Ids of the conflict and of the participant, with its name. */
  readonly combat: string;
  readonly combatant: string;
  readonly combatantName: string;
  /** What is done. */
  readonly step: TurnStep;
  /** Id of the one chosen to go next, "" for none, with its name. */
  readonly next: string;
  readonly nextName: string;
  /** What is declared, "" for anything else. */
  readonly words: string;
}

interface TurnFacts {
  readonly combatantName: string;
  readonly nextName: string;
  /** What is declared, or done that was declared before. */
  readonly words: string;
  /** The side that gives up, "" for one's own person alone. */
  readonly side: string;
  /** Uuids of those who have given up, and ids of the attacks that were still open and no longer hit them. */
  readonly actors: readonly string[];
  readonly dropped: readonly string[];
  /** Phrases of the fragile aspects that end with the round it ends. Source: S3. */
  readonly endedNames: readonly string[];
  /** The round it was taken in, and the id of the conflict's pace. */
  readonly round: number;
  readonly pace: string;
}

export interface ConflictRequests {
  /** A step in the order of a conflict. */
  readonly turn: RequestOf<TurnAsks, TurnFacts>;
}
