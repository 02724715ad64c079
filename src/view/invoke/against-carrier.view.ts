import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import type { ReachedAspect } from "./reach.view.ts";

/** Whether an invocation works against the aspect's carrier, as asked of the user. */
export interface AgainstCarrier {
  readonly uuid: string;
  readonly aspect: string;
  readonly who: string;
  readonly yes: boolean;
  readonly no: boolean;
}

/** The user's answer: "" until there is one. */
export type AgainstSaid = "" | "yes" | "no";

/** M3-R4: asked where the carrier gets a point for it; of a target's aspect, yes is the likely answer. Null where it is not asked. */
export function againstCarrier(aspect: ReachedAspect | undefined, gain: Gain | "", said: AgainstSaid): AgainstCarrier | null {
  const invoked = aspect?.answers.find((answer) => answer.gain === gain)?.invoked;
  if (!aspect || !invoked?.ok || !invoked.value.asksAgainst) return null;
  const yes = said === "" ? aspect.reach === "target" : said === "yes";
  return { uuid: aspect.uuid, aspect: aspect.name, who: aspect.carrier, yes, no: !yes };
}

/** A field's value as an answer. */
export function readAgainst(value: string): AgainstSaid {
  return value === "yes" || value === "no" ? value : "";
}
