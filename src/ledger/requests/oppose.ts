import type { NamedTarget, RequestOf } from "../request.ts";

interface OpposeAsks {
  /** Id of the roll that is opposed. */
  readonly roll: string;
  /** Id of the roll against it. */
  readonly opposing: string;
}

interface JoinAsks {
  /** Id of the roll that the other counts with. */
  readonly roll: string;
  /** Id of the other. */
  readonly joining: string;
}

/** What the second of two rolls showed, for when it is deleted. */
interface PairedFacts {
  readonly total: number;
}

/** The target may oppose it. */
interface AllowAsks extends NamedTarget {
  /** Id of the roll. */
  readonly roll: string;
}

interface DifficultyAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** Null: none any more. */
  readonly difficulty: number | null;
}

interface DramaticAsks {
  /** Id of the roll. */
  readonly roll: string;
}

interface BlockAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** What it stands in the way of. */
  readonly words: string;
  /** Key of the trait it is against, "" for any; and its name then. */
  readonly trait: string;
  readonly traitName: string;
}

/** Ids of the conflict and round it was made in; "" and 0 outside one. */
interface BlockFacts {
  readonly combat: string;
  readonly round: number;
}

export interface OpposeRequests {
  /** One roll opposes another. */
  readonly oppose: RequestOf<OpposeAsks, PairedFacts>;
  /** One roll counts with another. */
  readonly join: RequestOf<JoinAsks, PairedFacts>;
  /** A GM lets someone oppose a roll. */
  readonly allow: RequestOf<AllowAsks, Pick<AllowAsks, "targetName">>;
  /** A difficulty given to a roll after it was made. */
  readonly difficulty: RequestOf<DifficultyAsks>;
  /** A failure that becomes a dramatic one. */
  readonly dramatic: RequestOf<DramaticAsks>;
  /** A roll stands in the way of what others try. */
  readonly block: RequestOf<BlockAsks, BlockFacts>;
}
