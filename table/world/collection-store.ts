import { assembleDocuments } from "./assemble-documents.ts";
import { documentEntries, parseDocumentKey } from "./document-entries.ts";
import { PRIMARY_DOCUMENTS, type CollectionName } from "./document-tree.data.ts";
import { openLevel, type Level } from "./open-level.ts";
import { refuseTooLarge } from "./too-large-error.ts";
import { idOf, isSource, type Source } from "./source.ts";

/** One document before and after a change; `undefined` before: it is new, after: it is deleted. */
interface DocumentChange {
  readonly before: Source | undefined;
  readonly after: Source | undefined;
}

/**
 * The documents of one collection: in memory, and written through to LevelDB.
 * A write is one synchronous batch, so that an acknowledged change is on disk as a whole, and any other not at all.
 */
export class CollectionStore {
  readonly name: CollectionName;
  readonly documents = new Map<string, Source>();
  /** Messages about entries that could not be read. */
  readonly complaints: string[] = [];
  readonly #level: Level;

  private constructor(name: CollectionName, level: Level) {
    this.name = name;
    this.#level = level;
  }

  get documentName(): string {
    return PRIMARY_DOCUMENTS[this.name];
  }

  /** @throws WorldError if the database is locked or damaged */
  static async open(folder: string, name: CollectionName): Promise<CollectionStore> {
    const store = new CollectionStore(name, await openLevel(folder, `The world's collection "${name}"`));
    await store.#read();
    return store;
  }

  /** Writes the changes to disk, then to memory. @throws TooLargeError if a document is; nothing is written then */
  async commit(changes: readonly DocumentChange[]): Promise<void> {
    const operations = changes.flatMap((change) => this.#operations(change));
    if (operations.length > 0) await this.#level.batch(operations, { sync: true });
    for (const { before, after } of changes) {
      if (after !== undefined) this.documents.set(idOf(after), after);
      else if (before !== undefined) this.documents.delete(idOf(before));
    }
  }

  async close(): Promise<void> {
    await this.#level.close();
  }

  #operations({ before, after }: DocumentChange): ({ type: "put"; key: string; value: string } | { type: "del"; key: string })[] {
    const old = before === undefined ? new Map<string, Source>() : documentEntries(this.documentName, this.name, before);
    const now = after === undefined ? new Map<string, Source>() : documentEntries(this.documentName, this.name, after);
    const gone = [...old.keys()].filter((key) => !now.has(key)).map((key) => ({ type: "del" as const, key }));
    let bytes = 0;
    const put = [...now].flatMap(([key, source]) => {
      const value = JSON.stringify(source);
      bytes += Buffer.byteLength(value);
      const was = old.get(key);
      return was !== undefined && JSON.stringify(was) === value ? [] : [{ type: "put" as const, key, value }];
    });
    if (put.length > 0) refuseTooLarge(this.documentName, bytes);
    return [...gone, ...put];
  }

  async #read(): Promise<void> {
    const entries = new Map<string, Source>();
    for await (const [key, text] of this.#level.iterator()) {
      const source = this.#parse(key, text);
      if (source !== undefined) entries.set(key, source);
    }
    const { documents, complaints } = assembleDocuments(entries, this.name, this.documentName);
    this.complaints.push(...complaints);
    for (const source of documents) this.documents.set(idOf(source), source);
  }

  /** A value that is no JSON object is replaced by a document with only its id: the clients list it as invalid. */
  #parse(key: string, text: string): Source | undefined {
    const id = parseDocumentKey(key)?.ids.at(-1);
    if (id === undefined) {
      this.complaints.push(`the key ${key} is not one of a document`);
      return undefined;
    }
    try {
      const value: unknown = JSON.parse(text);
      if (isSource(value)) return idOf(value) === id ? value : { ...value, _id: id };
    } catch {
      // Reported below, together with values that are JSON but no object.
    }
    this.complaints.push(`${key} cannot be read`);
    return { _id: id };
  }
}
