import type { Break } from "../../rules/breaks/break-rules.ts";
import type { BreakLine } from "../../rules/breaks/at-break.ts";
import type { RequestOf } from "../request.ts";

interface BreakAsks {
  readonly at: Break;
  /** Keys of the lines the GM left out. */
  readonly except: readonly string[];
}

/** One change of a break, with the names of that time. */
export interface BreakChange {
  /** Name of the actor, "" for the GM's pool. */
  readonly actorName: string;
  readonly kind: BreakLine["kind"];
  /** Phrase of the aspect, "" where it is about none. */
  readonly aspectName: string;
  readonly counts: BreakLine["counts"];
  /** Hidden from some players. */
  readonly secret: boolean;
}

interface BreakFacts {
  readonly changes: readonly BreakChange[];
}

export interface BreakRequests {
  /** A new session, the end of a scene … */
  readonly break: RequestOf<BreakAsks, BreakFacts>;
}
