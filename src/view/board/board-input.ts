import type { ZoneMap } from "../../rules/zones/zones.ts";
import type { ChallengeList } from "../challenges/challenge-list.view.ts";
import type { AspectInput } from "../actor/sheet-input.ts";
import type { Text } from "../text.ts";

/** A situation in sight: of the scene that is viewed, or of every scene. */
export interface PlaceInput {
  readonly uuid: string;
  readonly name: string;
  readonly everywhere: boolean;
  /** The reader adds to it directly; others can only suggest. */
  readonly editable: boolean;
  /** Those the reader knows, in order. */
  readonly aspects: readonly AspectInput[];
  /** Its zones in their order, and who may be in them. */
  readonly map: ZoneMap;
  readonly people: readonly PersonInput[];
  /** Its ladders; null where there is none, and none to add. */
  readonly challenges?: ChallengeList | null;
  /** Regions of the scene that the reader may make zones of. */
  readonly freeRegions?: number;
}

/** An aspect a player has suggested and no GM has answered. */
export interface ProposalInput {
  readonly id: string;
  readonly who: string;
  readonly words: string;
  readonly on: string;
  /** The reader suggested it. */
  readonly mine: boolean;
}

export interface ConflictInput {
  readonly round: number;
  /** Id of its pace. */
  readonly pace: string;
  /** Everyone the reader may see, in the order of their turns. */
  readonly order: readonly TurnInput[];
}

export interface TurnInput {
  readonly name: string;
  readonly acting: boolean;
  readonly acted: boolean;
  readonly out: boolean;
}

export interface BoardInput {
  readonly places: readonly PlaceInput[];
  /** A scene is viewed, which has a place of its own. */
  readonly hasScene: boolean;
  readonly proposals: readonly ProposalInput[];
  readonly conflict: ConflictInput | null;
  readonly leads: boolean;
  /** There are situations without a scene, and the reader may bring one to it. */
  readonly brings: boolean;
  readonly folded: boolean;
}

/** Someone who may be in a zone. */
export interface PersonInput {
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  readonly zone: string;
  readonly condition: PersonCondition;
  /** The reader may open their sheet. */
  readonly readable: boolean;
}

/** How someone fares, as far as the reader may see it. */
export interface PersonCondition {
  readonly points: number | null;
  /** Null for those who are unhurt, too. */
  readonly track: { readonly name: Text; readonly checked: number; readonly count: number } | null;
  readonly out: boolean;
}
