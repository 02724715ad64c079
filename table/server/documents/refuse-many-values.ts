import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import { MOST_VALUES } from "../edge/bounds.data.ts";
import { RefusedError } from "./operation.ts";
import type { RequestContext } from "./request-context.ts";

/** The fields with documents embedded in one of this name. */
const listsOf = (documentName: string): [field: string, document: string][] =>
  Object.entries(embeddedPlaces(documentName)).flatMap(([field, { many, document }]) => (many ? [[field, document]] : []));

/** How many keys and members of lists a document has; those of the documents in it are theirs. */
const countValues = (documentName: string, source: Source): number => {
  const lists = new Map(listsOf(documentName));
  const open: unknown[] = Object.entries(source).flatMap(([field, value]) => (lists.has(field) ? [] : [value]));
  let count = open.length;
  while (open.length > 0) {
    const at = open.pop();
    if (typeof at !== "object" || at === null) continue;
    const inner: unknown[] = Object.values(at);
    count += inner.length;
    for (const value of inner) open.push(value);
  }
  return count;
};

/**
 * `before` is undefined for a new document. What a GM has made larger may be changed, as long as it does not grow.
 * @throws RefusedError if what a player writes has very many values, or a new document in it has
 */
export const refuseManyValues = (
  context: RequestContext,
  documentName: string,
  before: Source | undefined,
  after: Source,
): void => {
  if (context.isGM) return;
  const count = countValues(documentName, after);
  if (count > MOST_VALUES && count > countValues(documentName, before ?? {}))
    throw new RefusedError(
      `The ${documentName} would hold ${count} values (keys and members of lists); a player may store at most ${MOST_VALUES} in one`,
    );
  if (before !== undefined) return;
  for (const [field, document] of listsOf(documentName)) {
    const children = after[field];
    for (const child of Array.isArray(children) ? children : [])
      if (isSource(child)) refuseManyValues(context, document, undefined, child);
  }
};
