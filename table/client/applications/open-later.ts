import type { SheetDocument } from "./api/sheet-document.ts";

export interface FileChoice {
  type: string;
  current: string;
}

/** Windows that other windows open. They are declared here and not imported, since they extend the windows that open them. */
interface Openers {
  documentSheetConfig: (document: SheetDocument) => Promise<unknown>;
  documentOwnershipConfig: (document: SheetDocument) => Promise<unknown>;
  /** The chosen path, or null for none. */
  pickFile: (choice: FileChoice) => Promise<string | null>;
}

const openers: Partial<Openers> = {};

export function provideOpeners(provided: Openers): void {
  Object.assign(openers, provided);
}

function opener<K extends keyof Openers>(name: K): Openers[K] {
  const open: Openers[K] | undefined = openers[name];
  if (!open) throw new Error(`The window "${name}" is not there yet; install the applications first`);
  return open;
}

export function openDocumentSheetConfig(document: SheetDocument): Promise<unknown> {
  return opener("documentSheetConfig")(document);
}

export function openDocumentOwnershipConfig(document: SheetDocument): Promise<unknown> {
  return opener("documentOwnershipConfig")(document);
}

export function pickFile(choice: FileChoice): Promise<string | null> {
  return opener("pickFile")(choice);
}
