import type { RequestOf } from "../request.ts";

/** One wound of an actor, as requests and rolls name it. */
export interface NamedWound {
  /** Uuid of the actor who has it. */
  readonly target: string;
  /** Ids of the track and its row. */
  readonly track: string;
  readonly row: string;
  /** One of its boxes, "" where only the aspect heals. */
  readonly box: string;
  /** Uuid of the consequence, "" for none. */
  readonly aspect: string;
}

interface HealAsks extends NamedWound {
  readonly targetName: string;
  /** Id of the roll that treated it, "" for none. */
  readonly roll: string;
}

interface HealFacts {
  readonly targetName: string;
  readonly aspectName: string;
  /** The campaign's name for the track, "" for the game's. */
  readonly trackName: string;
  /** Which set of names the track uses, "" for people's. */
  readonly trackWords: string;
  /** The boxes it clears. */
  readonly boxes: readonly string[];
}

export interface RecoveryRequests {
  /** A wound heals. */
  readonly heal: RequestOf<HealAsks, HealFacts>;
}
