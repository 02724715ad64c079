import { type AspectState, ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";

/** The aspect whose box is to pay for a fate point; null where a point does. Whose it may be the rules say. */
export function boxPayer({ asked }: Entry): Result<AspectState | null> {
  if (asked.aspect === "") return ok(null);
  const aspect = ledgerAspect(asked.aspect);
  return aspect?.inPlay ? ok(aspectState(aspect)) : refuse("aspect-gone", { aspect: asked.aspectName });
}
