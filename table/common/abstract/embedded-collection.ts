import * as ours from "../ours.ts";
import { errorMessage } from "../error-message.ts";
import type { DataModelValidationFailure } from "../data/validation-failure.ts";
import type { PlainObject } from "../plain-object.ts";
import { host } from "../host.ts";
import { Collection } from "../utils/collection.ts";
import type { Document } from "./document.ts";

const invalidSources = new WeakMap<PlainObject, DataModelValidationFailure>();

/** Records that this stored document is invalid; it stays stored, and is not shown. */
export function markInvalidSource(source: PlainObject, failure: DataModelValidationFailure): void {
  invalidSources.set(source, failure);
}

/** The live documents embedded in a document, kept in sync with their sources. */
export class EmbeddedCollection<D extends Document = Document> extends Collection<D> {
  declare readonly name: string;
  declare readonly model: Document;
  declare readonly documentClass: typeof Document;
  /** Most collections have none. */
  #invalid: Set<string> | undefined;

  constructor(name: string, parent: Document, documentClass: typeof Document) {
    super();
    Object.defineProperties(this, {
      name: { value: name },
      model: { value: parent },
      documentClass: { value: documentClass },
    });
  }

  /** Ids of stored documents that are invalid. */
  get invalidDocumentIds(): Set<string> {
    return (this.#invalid ??= new Set());
  }

  /** The stored documents, in their stored order. */
  get _source(): PlainObject[] {
    return this.model._source[this.name] as PlainObject[];
  }

  get [ours.documentName](): string {
    return this.documentClass.documentName;
  }

  /** Creates new documents, initializes the others again, and removes deleted ones. */
  initialize(options: PlainObject = {}): void {
    this.#invalid?.clear();
    if (this.size === 0 && this._source.length === 0) return;
    const known = new Map<string, D>(this.entries());
    super.clear();
    for (const source of this._source) {
      const id = String(source["_id"]);
      const document = known.get(id);
      if (document && document._source === source) {
        document._initialize({ ...options, _deferPreparation: true });
        super.set(id, document);
      } else this.#make(source, options);
    }
  }

  #make(source: PlainObject, options: PlainObject): void {
    const id = String(source["_id"]);
    const failure = invalidSources.get(source);
    if (failure) {
      this.invalidDocumentIds.add(id);
      return;
    }
    try {
      super.set(id, this.createDocument(source, { ...options, _trusted: true, _deferPreparation: true }));
    } catch (error) {
      this.invalidDocumentIds.add(id);
      const message = `Failed to initialize ${this[ours.documentName]} [${id}] in ${this.model.documentName} [${this.model.id}]:\n${errorMessage(error)}`;
      host.log("warn", new Error(message, { cause: error }));
    }
  }

  createDocument(data: PlainObject, context: PlainObject = {}): D {
    const cls = this.documentClass as unknown as new (data: PlainObject, context: PlainObject) => D;
    return new cls(data, { ...context, parent: this.model, pack: this.model.pack });
  }

  /** Adds a document, and its source to the parent's source. */
  override set(key: string, value: D, { modifySource = true }: { modifySource?: boolean } = {}): this {
    if (modifySource) {
      const list = this._source;
      const index = list.findIndex((entry) => entry["_id"] === key);
      if (index === -1) list.push(value._source);
      else list[index] = value._source;
    }
    super.set(key, value);
    return this;
  }

  override delete(key: string, { modifySource = true }: { modifySource?: boolean } = {}): boolean {
    if (modifySource) {
      const index = this._source.findIndex((entry) => entry["_id"] === key);
      if (index !== -1) this._source.splice(index, 1);
    }
    this.#invalid?.delete(key);
    return super.delete(key);
  }

  /** The document with this id; with `invalid` also an invalid one. */
  override get(key: string, { strict = false, invalid = false }: { strict?: boolean; invalid?: boolean } = {}): D | undefined {
    const found = super.get(key) ?? (invalid ? this.getInvalid(key, { strict: false }) : undefined);
    if (!found && strict) throw new Error(`The key ${key} does not exist in the ${this.name} Collection`);
    return found;
  }

  /** A document for an invalid stored source, to inspect or delete it. */
  getInvalid(id: string, { strict = true }: { strict?: boolean } = {}): D | undefined {
    if (!this.invalidDocumentIds.has(id)) {
      if (strict) throw new Error(`${this[ours.documentName]} id [${id}] is not in the set of invalid ids`);
      return undefined;
    }
    const source = this._source.find((entry) => entry["_id"] === id);
    return source ? this.createDocument(source, { _trusted: true, _deferPreparation: true }) : undefined;
  }

  toObject(source = true): PlainObject[] {
    return this.map((document) => document.toObject(source));
  }
}
