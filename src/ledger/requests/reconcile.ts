import type { NamedAspect, RequestOf } from "../request.ts";

interface AdjustAsks extends NamedAspect {
  /** Id of the user who made the change, "" if unknown. */
  readonly user: string;
  /** It changed while no GM's client was there to see it. */
  readonly unwatched: boolean;
}

export interface ReconcileRequests {
  /** Records a manual edit, made past the ledger. */
  readonly adjust: RequestOf<AdjustAsks>;
}
