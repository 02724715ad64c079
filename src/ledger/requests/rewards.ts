import type { Improvement } from "../../rules/traits/experience.ts";
import type { NamedAspect, NamedTarget, RequestOf } from "../request.ts";

/** The target is the character it is dealt to. */
interface DealAsks extends NamedTarget {
  /** Id of the card in the campaign's list. */
  readonly card: string;
  /** More about it, in the GM's words. */
  readonly words: string;
}

interface DealFacts {
  readonly targetName: string;
  /** What the campaign calls the card, and what it pays. */
  readonly cardName: string;
  readonly points: number;
}

/** A card is claimed, or paid for. */
export interface CardAsks {
  /** Id of the entry that dealt the card. */
  readonly deal: string;
  /** The character it was dealt to. */
  readonly targetName: string;
}

interface ExperienceAsks extends NamedTarget {
  /** How many points; below 0 they are taken back. Never 0. */
  readonly by: number;
  /** What for, in the GM's words. */
  readonly words: string;
}

/** The aspect is the one that gets other words; "" for none. */
interface ImproveAsks extends NamedAspect {
  readonly what: Improvement;
  /** The trait that gains a rank, "" for none. */
  readonly trait: string;
  readonly traitName: string;
  /** The words of an aspect that is added or changed. */
  readonly words: string;
}

/** The aspect is the one that was added, or got other words. */
export interface ImproveFacts extends NamedAspect {
  readonly trait: string;
  readonly traitName: string;
  /** The trait's rank after it. */
  readonly rank: number;
  /** The aspect's words. */
  readonly words: string;
  /** What it cost. */
  readonly price: number;
}

export interface RewardRequests {
  /** A GM deals a card that pays for doing what it says. */
  readonly deal: RequestOf<DealAsks, DealFacts>;
  /** The player says it is done. */
  readonly claim: RequestOf<CardAsks, NamedTarget>;
  /** A GM pays for it. */
  readonly reward: RequestOf<CardAsks, NamedTarget>;
  /** A GM gives experience. */
  readonly experience: RequestOf<ExperienceAsks, Pick<NamedTarget, "targetName">>;
  /** Experience is spent. */
  readonly improve: RequestOf<ImproveAsks, ImproveFacts>;
}
