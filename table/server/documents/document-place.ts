import { collectionOf, embeddedPlaces, type CollectionName } from "../../world/document-tree.data.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import type { World } from "../../world/world.ts";
import { RefusedError } from "./operation.ts";

/** One document on the path from the primary one down to the parent. */
interface Ancestor {
  readonly documentName: string;
  readonly source: Source;
}

/**
 * Where a request's documents are: in a collection of the world, or in a field of a parent.
 * For embedded documents `ancestors` are copies that may be changed: the first is the primary document, the last the parent.
 */
export interface DocumentPlace {
  readonly collection: CollectionName;
  readonly documentName: string;
  readonly ancestors: readonly Ancestor[];
  /** The parent's field; "" in a collection. */
  readonly field: string;
  readonly many: boolean;
}

/** The pairs of a uuid: `Scene.abc.Token.def` → [["Scene","abc"],["Token","def"]]. */
const uuidSteps = (uuid: string): [documentName: string, id: string][] => {
  const parts = uuid.split(".");
  if (parts.length === 0 || parts.length % 2 !== 0) throw new RefusedError(`"${uuid}" is not the uuid of a document`);
  return parts.flatMap((part, index): [string, string][] => (index % 2 === 0 ? [[part, parts[index + 1]!]] : []));
};

const fieldFor = (parentName: string, documentName: string): { field: string; many: boolean } | undefined => {
  const found = Object.entries(embeddedPlaces(parentName)).find(([, place]) => place.document === documentName);
  return found === undefined ? undefined : { field: found[0], many: found[1].many };
};

/**
 * Finds where documents of a type are below a parent.
 * @throws RefusedError if the parent does not exist or has no such documents
 */
export const findPlace = (world: World, documentName: string, parentUuid: string | null | undefined): DocumentPlace => {
  if (parentUuid === null || parentUuid === undefined || parentUuid === "") {
    const collection = collectionOf(documentName);
    if (collection === undefined)
      throw new RefusedError(`${documentName} documents do not exist by themselves; a parent is missing`);
    return { collection, documentName, ancestors: [], field: "", many: true };
  }
  const [first, ...further] = uuidSteps(parentUuid);
  const collection = collectionOf(first![0]);
  const root = collection === undefined ? undefined : world.collection(collection).documents.get(first![1]);
  if (collection === undefined || root === undefined) throw new RefusedError(`The document ${parentUuid} does not exist`);

  const ancestors: Ancestor[] = [{ documentName: first![0], source: structuredClone(root) }];
  for (const [name, id] of further) {
    const parent = ancestors.at(-1)!;
    const child = embeddedSources(parent, name).find((candidate) => idOf(candidate) === id);
    if (child === undefined) throw new RefusedError(`The document ${parentUuid} does not exist`);
    ancestors.push({ documentName: name, source: child });
  }
  const place = fieldFor(ancestors.at(-1)!.documentName, documentName);
  if (place === undefined)
    throw new RefusedError(`A document of type ${ancestors.at(-1)!.documentName} holds no ${documentName} documents`);
  return { collection, documentName, ancestors, ...place };
};

const embeddedSources = (parent: Ancestor, documentName: string): Source[] => {
  const place = fieldFor(parent.documentName, documentName);
  const value = place === undefined ? undefined : parent.source[place.field];
  return (Array.isArray(value) ? value : [value]).filter(isSource);
};

/** The documents at the place. */
export const documentsAt = (world: World, place: DocumentPlace): Source[] => {
  const parent = place.ancestors.at(-1);
  if (parent === undefined) return [...world.collection(place.collection).documents.values()];
  return embeddedSources(parent, place.documentName);
};

/** Puts a new list of documents into the copied parent. */
export const replaceEmbedded = (place: DocumentPlace, documents: readonly Source[]): void => {
  const parent = place.ancestors.at(-1);
  if (parent === undefined) throw new Error("A collection of the world is not replaced whole");
  parent.source[place.field] = place.many ? [...documents] : (documents[0] ?? null);
};

/** How messages name a document: `Actor [id]`, with its parent if it has one. */
export const describeDocument = (place: DocumentPlace, id: string): string => {
  const parent = place.ancestors.at(-1);
  const own = `${place.documentName} [${id}]`;
  return parent === undefined ? own : `${own} in parent ${parent.documentName} [${idOf(parent.source)}]`;
};
