import type { Gain, Moment } from "../../rules/invoke/invocation-rules.ts";
import type { Payment } from "../../rules/invoke/invoke.ts";
import type { NamedAspect, NamedTarget, RequestOf } from "../request.ts";

/** The aspect is the one whose box pays instead of a point, "" for none. */
interface SpendAsks extends NamedAspect {
  /** Id of the roll. */
  readonly roll: string;
  /** Id of a `SpendUse`. */
  readonly use: string;
  /** Before or after the roll. */
  readonly moment: Moment;
}

interface SpendFacts {
  readonly aspectName: string;
  /** What it gives the roll; null for nothing. */
  readonly gain: Gain | null;
}

/** The aspect is the one it is about, or whose box pays; "" for none. */
interface StoryAsks extends NamedAspect {
  /** Id of a `SpendUse` that needs no roll. */
  readonly use: string;
  /** It works to the disadvantage of the actor that aspect is on, where the game asks that. */
  readonly against: boolean;
  /** How it was shown to be paid; null where nothing was shown. */
  readonly expects: Payment | null;
  /** Uuid of another actor it is about, "" for none. */
  readonly target: string;
  /** What happens, in the player's words. */
  readonly words: string;
  /** The wound taken from the target; "" for none. */
  readonly track: string;
  readonly box: string;
}

export interface StoryFacts extends NamedTarget {
  readonly against: boolean;
  readonly aspectName: string;
  readonly track: string;
  readonly box: string;
  /** The box the wound lands in, "" for none. */
  readonly to: string;
}

export interface CounterAsks {
  /** Id of the roll or the compel the points were spent on, "" for a bit of story. */
  readonly on: string;
  /** Id of the spend that is cancelled, or of the answer that was paid for. */
  readonly entry: string;
}

interface ResolveAsks {
  /** Id of the roll. */
  readonly roll: string;
}

interface ResolveFacts {
  /** Names of those who got points, one for each point. */
  readonly names: readonly string[];
}

export interface SpendRequests {
  /** A fate point for a roll, without an aspect. */
  readonly spend: RequestOf<SpendAsks, SpendFacts>;
  /** A fate point spent on the story, without a roll. */
  readonly story: RequestOf<StoryAsks, StoryFacts>;
  /** A fate point that cancels another. */
  readonly counter: RequestOf<CounterAsks>;
  /** A roll is resolved: points that waited for it are paid out. */
  readonly resolve: RequestOf<ResolveAsks, ResolveFacts>;
}
