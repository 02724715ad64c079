import { refuse } from "../../rules/index.ts";
import type { Kind } from "../kind.ts";
import { idOf, namedAspect } from "../read-input.ts";

export interface AdjustRequest {
  /** Id of the user who made the change, "" if unknown. */
  readonly user: string;
  readonly aspect: string;
  readonly aspectName: string;
  /** It changed while no GM's client was there to see it. */
  readonly unwatched: boolean;
}

/** Records a manual edit. It has already happened, so it cannot be requested. */
export const ADJUST: Kind<"adjust"> = {
  parse: (input) => ({
    user: idOf(input["user"]),
    ...namedAspect(input),
    unwatched: input["unwatched"] === true,
  }),
  plan: () => refuse("kind-unknown"),
  about: () => [],
  needsGm: (_, { author, request }) => request.user !== author,
  brings: Number.POSITIVE_INFINITY,
};
