import type { Gain, Moment } from "../../rules/invoke/invocation-rules.ts";
import type { Payment } from "../../rules/invoke/invoke.ts";
import type { NamedAspect, RequestOf } from "../request.ts";

interface InvokeAsks extends NamedAspect {
  /** Id of the roll. */
  readonly roll: string;
  /** What it gives. */
  readonly gain: Gain;
  /** Place of the die pointed at, null for none. */
  readonly die: number | null;
  /** Before or after the roll. */
  readonly moment: Moment;
  /** It works to the disadvantage of the actor the aspect is on, where the game asks that. */
  readonly against: boolean;
  /** How it was shown to be paid; null where nothing was shown. */
  readonly expects: Payment | null;
}

interface InvokeFacts {
  readonly aspectName: string;
  readonly moment: Moment;
  readonly against: boolean;
}

export interface InvokeRequests {
  /** An aspect for a roll. */
  readonly invoke: RequestOf<InvokeAsks, InvokeFacts>;
}
