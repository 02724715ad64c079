import { plainTextField } from "../plain-text-field.ts";
import { entrySchema } from "./entry-schema.ts";
import { ledgerSchema } from "./ledger-schema.ts";

function spendSchema() {
  return {
    ...entrySchema(),
    ...ledgerSchema(),
    /** What is asked for: `invoke`, `undo`, `redo` … (view/ledger/entry.ts). */
    kind: plainTextField(),
  };
}
type SpendSchema = ReturnType<typeof spendSchema>;

/** One entry of the ledger: what its author asks for, and what came of it. */
export class SpendDataModel extends foundry.abstract.TypeDataModel<SpendSchema, ChatMessage.Implementation> {
  static override defineSchema(): SpendSchema {
    return spendSchema();
  }
}
