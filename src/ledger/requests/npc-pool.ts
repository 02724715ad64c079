import type { RequestOf } from "../request.ts";

interface PoolAsks {
  /** By how much; never 0. */
  readonly by: number;
  /** What for, in the GM's words. */
  readonly words: string;
}

interface EntranceAsks {
  /** The tier it enters as, if not its own; "" otherwise. */
  readonly as: string;
  /** It may enter again in the same scene. */
  readonly again: boolean;
}

interface PayDebtAsks {
  readonly points: number;
}

export interface NpcPoolRequests {
  /** The GM adds to the pool, or takes from it. */
  readonly pool: RequestOf<PoolAsks>;
  /** An NPC enters the scene. */
  readonly entrance: RequestOf<EntranceAsks>;
  /** Owed points are paid. */
  readonly "pay-debt": RequestOf<PayDebtAsks>;
}
