import type { TimeUnit } from "../../rules/roll/time-taken.ts";
import type { RequestOf } from "../request.ts";

interface SpendLeftoverAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** Id of a `LeftoverUse`. */
  readonly use: string;
}

interface SpendLeftoverFacts {
  /** The campaign's own name for it, "" for the game's. */
  readonly useName: string;
}

/** What a roll was made to buy. */
export interface WantedThing {
  /** Its uuid: on the buyer, or where it is a copy of. */
  readonly thing: string;
  /** What it is called. */
  readonly thingName: string;
  /** What it costs. */
  readonly cost: number;
}

export interface PurchaseAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** It is bought: before that, it is tried. */
  readonly taken: boolean;
  /** What it is called, and costs. */
  readonly thingName: string;
  readonly cost: number;
  /** What the buyer gets, as item data; null for one more of what they have. What it does is for its owner to say, like any item's. */
  readonly copy: Readonly<Record<string, unknown>> | null;
}

export interface TimeAsks {
  /** Id of the roll. */
  readonly roll: string;
  /** A step of the game's times, "" where it counts units. */
  readonly step: string;
  /** So many of a unit. */
  readonly count: number;
  readonly unit: TimeUnit;
  /** What each point of the margin takes off or adds. */
  readonly per: TimeUnit;
}

export interface BuyingRequests {
  /** Something bought with what is left of a result. */
  readonly "spend-leftover": RequestOf<SpendLeftoverAsks, SpendLeftoverFacts>;
  /** Something that costs money. */
  readonly purchase: RequestOf<PurchaseAsks, WantedThing>;
  /** How long what was rolled for usually takes. */
  readonly time: RequestOf<TimeAsks>;
}
