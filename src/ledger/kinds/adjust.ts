import { refuse } from "../../rules/result.ts";
import type { Kind } from "../kind.ts";
import { noFacts } from "../plan.ts";
import { idOf, namedAspect } from "../read-input.ts";

/** Records a manual edit. It has already happened, so it cannot be requested. */
export const ADJUST: Kind<"adjust"> = {
  parse: (input) => ({
    user: idOf(input["user"]),
    ...namedAspect(input),
    unwatched: input["unwatched"] === true,
  }),
  parseFacts: noFacts,
  plan: () => refuse("kind-unknown"),
  about: () => [],
};
