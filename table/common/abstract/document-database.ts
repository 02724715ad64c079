import type { PlainObject } from "../plain-object.ts";
import type { Document } from "./document.ts";

/** How documents are read and written. `parent`, `pack`, `render`, `noHook`, `keepId`, `diff`, `recursive` … and the caller's own keys. */
export interface DatabaseOperation extends PlainObject {
  parent?: Document | null;
  parentUuid?: string | null;
  pack?: string | null;
}

/** The client's access to the server's documents. */
export interface DocumentDatabase {
  get(documentClass: typeof Document, operation: DatabaseOperation): Promise<Document[]>;
  create(documentClass: typeof Document, operation: DatabaseOperation & { data: object[] }): Promise<Document[]>;
  update(documentClass: typeof Document, operation: DatabaseOperation & { updates: object[] }): Promise<Document[]>;
  delete(documentClass: typeof Document, operation: DatabaseOperation & { ids: string[] }): Promise<Document[]>;
}

let database: DocumentDatabase | undefined;

export function provideDocumentDatabase(provided: DocumentDatabase): void {
  database = provided;
}

export function documentDatabase(): DocumentDatabase {
  if (!database) throw new Error("This process has no database for documents");
  return database;
}
