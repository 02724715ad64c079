import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { DatabaseOperation } from "../../common/abstract/document-database.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { Collection } from "../../common/utils/collection.ts";
import type { DocumentApplication } from "../documents/document-application.ts";
import { documentConfig } from "../core/globals.ts";
import { matchesSearch } from "./matches-search.ts";

/** The documents of one type: those of the world or of a pack. */
export class DocumentCollection<D extends Document = Document> extends Collection<D> {
  /** Windows that show the collection. */
  declare readonly apps: DocumentApplication[];
  /** Ids of stored documents that are invalid; they stay stored. */
  declare readonly invalidDocumentIds: Set<string>;
  declare readonly [ours.invalidSources]: Map<string, PlainObject>;

  constructor() {
    super();
    Object.defineProperties(this, {
      apps: { value: [], writable: false },
      invalidDocumentIds: { value: new Set<string>(), writable: false },
      [ours.invalidSources]: { value: new Map<string, PlainObject>(), writable: false },
    });
  }

  get documentName(): string {
    throw new Error(`${this.constructor.name} must say the name of its documents`);
  }

  /** The class of its documents. */
  get documentClass(): typeof Document {
    return documentConfig(this.documentName).documentClass;
  }

  /** The document with this id; with `invalid` also an invalid one. */
  override get(id: string, { invalid = false, strict = false }: { invalid?: boolean; strict?: boolean } = {}): D | undefined {
    const found = super.get(id) ?? (invalid ? this.getInvalid(id, { strict: false }) : undefined);
    if (!found && strict)
      throw new Error(`The ${this.documentName} [${id}] does not exist in the ${this.constructor.name} collection.`);
    return found;
  }

  /** A document for an invalid stored source, to inspect or delete it. */
  getInvalid(id: string, { strict = true }: { strict?: boolean } = {}): D | undefined {
    const source = this[ours.invalidSources].get(id);
    if (source)
      return new this.documentClass(structuredClone(source), {
        strict: false,
        dropInvalidEmbedded: true,
        _deferPreparation: true,
      }) as D;
    if (strict) throw new Error(`${this.documentName} id [${id}] is not in the set of invalid ids`);
    return undefined;
  }

  /** Documents whose searchable fields contain the query, or that the filters allow. */
  search({ query = "", exclude = [] }: { query?: string; exclude?: string[] } = {}): D[] {
    return this.filter((document) => !exclude.includes(document.id ?? "") && matchesSearch(document, query));
  }

  /** Renders every window that shows the collection. */
  render(force: boolean | PlainObject = false, options: PlainObject = {}): void {
    const rendering = typeof force === "boolean" ? { force, ...options } : force;
    for (const app of this.apps) app.render({ ...rendering });
  }

  /** Changes all documents, or those that match the condition. */
  async updateAll(
    transformation: PlainObject | ((document: D) => PlainObject),
    condition: ((document: D) => boolean) | null = null,
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    const chosen = condition ? this.filter(condition) : this.contents;
    const updates = chosen.map((document) => ({
      ...(typeof transformation === "function" ? transformation(document) : transformation),
      _id: document.id,
    }));
    return this.documentClass.updateDocuments(updates, operation);
  }

  /** After documents were created, changed or deleted. */
  _onModifyContents(
    action: string,
    documents: readonly Document[],
    result: readonly unknown[],
    operation: DatabaseOperation,
    _user: unknown,
  ): void {
    if (operation["render"] === false) return;
    this.render(false, {
      renderContext: `${action}${this.documentName}`,
      renderData: result,
      documentType: this.documentName,
      documents,
    });
  }
}
