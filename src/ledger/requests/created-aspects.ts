import type { AspectNature } from "../../rules/aspects/aspect-kind.ts";
import type { CreationWay } from "../../rules/created-aspects/creation-rules.ts";
import type { NamedAspect, NamedTarget, RequestOf } from "../request.ts";

/** The target is what it is on. */
export interface CreateAsks extends NamedTarget {
  /** Id of the roll that creates it, "" where a GM does. */
  readonly roll: string;
  /** A way of the game, or a boost. */
  readonly way: CreationWay;
  /** The phrase. */
  readonly words: string;
  /** Id of the zone of a situation that it is in, "" for all of it. */
  readonly zone: string;
  /** How it ends, and its level. */
  readonly nature: AspectNature;
  readonly level: number;
  /** Quality a roll needs to remove it, null for none. */
  readonly quality: number | null;
  /** Who gets the free invocation, "" for anyone; or whom a boost is against. */
  readonly holder: string;
  readonly about: string;
  /** It places what was at stake in an attack. */
  readonly stake: boolean;
  /** Only GMs know of it. */
  readonly hidden: boolean;
}

/** The aspect is the one created. */
interface CreateFacts extends NamedAspect {
  readonly targetName: string;
  readonly holderName: string;
  readonly zone: string;
  readonly stake: boolean;
  /** Id of the roll that defended against the attack with the stake, "" for none. */
  readonly opposing: string;
}

/** The target is the new holder. */
interface PassAsks extends NamedAspect, NamedTarget {
  /** Id of the free invocation. */
  readonly free: string;
}

interface PassFacts {
  readonly aspectName: string;
  readonly targetName: string;
  /** Who had it before. */
  readonly holderName: string;
}

interface RemoveAsks extends NamedAspect {
  /** Id of the roll that removes it, "" for none. */
  readonly roll: string;
  /** What it is on. */
  readonly targetName: string;
}

interface RemoveFacts {
  readonly aspectName: string;
  readonly targetName: string;
}

/** The target is who or what is studied. */
interface DiscoverAsks extends NamedTarget {
  /** Id of the roll. */
  readonly roll: string;
}

/** The aspect is what is discovered, "" for nothing. */
interface RevealAsks extends NamedAspect, NamedTarget {
  /** Id of the roll, and of the entry that asked; "" for none. */
  readonly roll: string;
  readonly entry: string;
  /** Ids of the users it is revealed to. */
  readonly users: readonly string[];
}

interface RevealFacts {
  readonly aspectName: string;
  readonly targetName: string;
}

export interface CreatedAspectRequests {
  /** An aspect created in play. */
  readonly create: RequestOf<CreateAsks, CreateFacts>;
  /** A free invocation passed to another character. */
  readonly pass: RequestOf<PassAsks, PassFacts>;
  /** An aspect created in play is removed. */
  readonly remove: RequestOf<RemoveAsks, RemoveFacts>;
  /** A player asks what a roll discovers. */
  readonly discover: RequestOf<DiscoverAsks, Pick<NamedTarget, "targetName">>;
  /** A GM answers. */
  readonly reveal: RequestOf<RevealAsks, RevealFacts>;
}
