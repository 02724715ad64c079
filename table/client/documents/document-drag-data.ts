import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { fromUuid } from "./from-uuid.ts";

/** The drag data of a document. */
export function dragDataOf(document: Document): PlainObject {
  const data: PlainObject = { type: document.documentName };
  if (document.id) data["uuid"] = document.uuid;
  else data["data"] = document.toObject();
  return data;
}

/** The dragged document; null if it is of another type or deleted. */
export async function documentFromDropData(cls: typeof Document, data: PlainObject): Promise<Document | null> {
  let document: Document | null = null;
  if (typeof data["uuid"] === "string") document = await fromUuid(data["uuid"]);
  else if (typeof data["data"] === "object" && data["data"] !== null) document = new cls.implementation(data["data"]);
  if (!document) throw new Error(`The dragged ${cls.documentName} could not be found; it may have been deleted`);
  if (document.documentName !== cls.documentName)
    throw new Error(`The dragged document is a ${document.documentName}, not a ${cls.documentName}`);
  return document;
}
