import { isGeneration13 } from "./generation.ts";
import { operators } from "./operators.ts";

/** The update that gives a document another type: its system data begin from the start, as both generations demand. */
export function typeChange(type: string): object {
  return isGeneration13() ? { type, "==system": {} } : { type, system: operators().ForcedReplacement.create({}) };
}
