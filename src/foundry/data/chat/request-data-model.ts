import { plainTextField } from "../fields.ts";
import { messageSchema } from "./message-schema.ts";

/** What a request and its outcome have in common. */
export function askedSchema() {
  const { ObjectField } = foundry.data.fields;
  return {
    ...messageSchema(),
    /** An `EntryKind`: invoke, spend, compel … (src/ledger/entry.ts). */
    kind: plainTextField(),
    /** What is asked for, in the fields of its kind (src/ledger/kinds). */
    request: new ObjectField(),
  };
}
type RequestSchema = ReturnType<typeof askedSchema>;

/** A user's request to change the ledger, written in their own name and never updated. */
export class RequestDataModel extends foundry.abstract.TypeDataModel<RequestSchema, ChatMessage.Implementation> {
  static override defineSchema(): RequestSchema {
    return askedSchema();
  }
}
