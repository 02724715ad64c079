import { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { documentConfig } from "../core/globals.ts";

/** One write of a batch. */
export interface BatchOperation extends DatabaseOperation {
  action: "create" | "update" | "delete";
  documentName: string;
  data?: PlainObject[];
  updates?: PlainObject[];
  ids?: string[];
}

/**
 * Several writes, one after another, in one call (v14; foundryvtt #11898). The Table sends them one by one in order and stops at
 * the first refusal, and past what a class makes of `createDocuments` and its like. Returns the documents of each.
 */
export async function modifyBatch(operations: BatchOperation[]): Promise<Document[][]> {
  const results: Document[][] = [];
  for (const { action, documentName, data = [], updates = [], ids = [], ...operation } of operations) {
    const { documentClass } = documentConfig(documentName);
    if (action === "create") results.push(await Document.createDocuments.call(documentClass, data, operation));
    else if (action === "update") results.push(await Document.updateDocuments.call(documentClass, updates, operation));
    else results.push(await Document.deleteDocuments.call(documentClass, ids, operation));
  }
  return results;
}
