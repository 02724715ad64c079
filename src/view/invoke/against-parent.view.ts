import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { ReachedAspect } from "./reach.view.ts";

/** Whether an invocation works against the actor the aspect is on, as asked of the user. */
export interface AgainstParent {
  readonly uuid: string;
  readonly aspect: string;
  readonly who: string;
  readonly yes: boolean;
  readonly no: boolean;
}

/** The user's answer: "" until there is one. */
export type AgainstSaid = "" | "yes" | "no";

/** M3-R4: asked where the actor it is on gets a point for it; of a target's aspect, yes is the likely answer. Null where it is not asked. */
export function againstParent(aspect: ReachedAspect | undefined, gain: Gain | "", said: AgainstSaid): AgainstParent | null {
  const invoked = aspect?.answers.find((answer) => answer.gain === gain)?.invoked;
  if (!aspect || !invoked?.ok || !invoked.value.asksAgainst) return null;
  const yes = said === "" ? aspect.reach === "target" : said === "yes";
  return { uuid: aspect.uuid, aspect: aspect.name, who: aspect.parent, yes, no: !yes };
}

/** A field's value as an answer. */
export function readAgainst(value: string): AgainstSaid {
  return value === "yes" || value === "no" ? value : "";
}
