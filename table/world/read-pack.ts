import { cp, mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { assembleDocuments } from "./assemble-documents.ts";
import { PACK_ONLY_DOCUMENTS, PRIMARY_DOCUMENTS } from "./document-tree.data.ts";
import { parseDocumentKey } from "./document-entries.ts";
import { openLevel } from "./open-level.ts";
import { isSource, type Source } from "./source.ts";
import { WorldError } from "./world-error.ts";

/** The content of a compendium pack. */
export interface PackContent {
  readonly documents: Map<string, Source>;
  readonly folders: Source[];
  readonly complaints: string[];
}

const DOCUMENTS: Readonly<Record<string, string>> = { ...PRIMARY_DOCUMENTS, ...PACK_ONLY_DOCUMENTS };

/**
 * Reads a whole pack from a copy: LevelDB locks and rewrites the folder it opens, and the built system must not be touched. A pack
 * whose folder is absent is empty, as in Foundry.
 * @throws WorldError if the folder is no readable database
 */
export const readPack = async (folder: string, what: string, documentName: string): Promise<PackContent> => {
  const collection = Object.keys(DOCUMENTS).find((name) => DOCUMENTS[name] === documentName);
  if (collection === undefined) throw new WorldError(`${what} has the unknown document type "${documentName}".`);
  const present = await stat(folder).catch(() => undefined);
  if (present?.isDirectory() !== true) return emptyPack(`${what} is empty: there is no folder ${folder}`);

  const copy = await mkdtemp(path.join(os.tmpdir(), "table-pack-"));
  try {
    await cp(folder, copy, { recursive: true });
    await rm(path.join(copy, "LOCK"), { force: true });
    const level = await openLevel(copy, what);
    const entries = new Map<string, Source>();
    const complaints: string[] = [];
    for await (const [key, text] of level.iterator()) {
      const value: unknown = JSON.parse(text);
      if (parseDocumentKey(key) === undefined || !isSource(value))
        complaints.push(`${what}: the entry ${key} is not one of a document`);
      else entries.set(key, value);
    }
    await level.close();
    return sortOut(entries, collection, documentName, complaints);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

const emptyPack = (complaint: string): PackContent => ({ documents: new Map(), folders: [], complaints: [complaint] });

const sortOut = (
  entries: ReadonlyMap<string, Source>,
  collection: string,
  documentName: string,
  complaints: string[],
): PackContent => {
  const of = (name: string): Map<string, Source> => new Map([...entries].filter(([key]) => key.startsWith(`!${name}`)));
  const folders = assembleDocuments(of("folders"), "folders", "Folder");
  const documents = assembleDocuments(of(collection), collection, documentName);
  return {
    documents: new Map(documents.documents.map((source) => [String(source["_id"]), source])),
    folders: folders.documents,
    complaints: [...complaints, ...documents.complaints, ...folders.complaints],
  };
};
