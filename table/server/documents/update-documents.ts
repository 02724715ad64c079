import { isOperatorKey } from "../../common/data/operators.ts";
import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import { applyChanges, expandKeys } from "./apply-changes.ts";
import { commitEmbedded } from "./commit-embedded.ts";
import { difference, mentioned } from "./difference.ts";
import { describeDocument, documentsAt, replaceEmbedded, type DocumentPlace } from "./document-place.ts";
import { RefusedError } from "./operation.ts";
import { refuseGmOnlyChanges } from "./gm-only.ts";
import { sanitizeSource, withType } from "./prepare-source.ts";
import { refuseManyValues } from "./refuse-many-values.ts";
import { requirePermission } from "./refuse.ts";
import type { RequestContext } from "./request-context.ts";
import { changedStats } from "./stats.ts";

/** One document before and after, and the changes sent to the clients. */
interface Updated {
  readonly before: Source;
  readonly after: Source;
  readonly changes: Source;
}

/** Updates the documents of a request, all or none. Returns the differences with `_id`; unchanged documents are left out. */
export const updateDocuments = async (context: RequestContext): Promise<Source[]> => {
  const { operation, place, table } = context;
  const documents = new Map(documentsAt(table.world, place).map((source) => [idOf(source), source]));
  const stored = new Map(documents);

  const updated: Updated[] = [];
  for (const changes of operation.updates ?? []) {
    const before = documents.get(idOf(changes));
    if (before === undefined) throw new RefusedError(`The document ${describeDocument(place, idOf(changes))} does not exist`);
    const one = updateOne(context, before, without("_id", expandKeys(changes)));
    if (one === undefined) continue;
    documents.set(idOf(before), one.after);
    updated.push(one);
  }
  if (updated.length === 0) return [];
  if (place.ancestors.length > 0) {
    replaceEmbedded(place, [...documents.values()]);
    await commitEmbedded(context);
  } else {
    const changed = [...documents].filter(([id, after]) => stored.get(id) !== after);
    await table.world.collection(place.collection).commit(changed.map(([id, after]) => ({ before: stored.get(id), after })));
  }
  return updated.map(({ before, changes }) => ({ _id: idOf(before), ...changes }));
};

/** Changes without those of a field, in whatever syntax. */
const without = (field: string, changes: Source): Source =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== field && !(isOperatorKey(key) && key.slice(2) === field)));

/** What the client wants is resolved first; who may do it is judged by what has become of the document, never by what was sent. */
const updateOne = (context: RequestContext, before: Source, wanted: Source): Updated | undefined => {
  const { operation, place, policy, provenance } = context;
  const recursive = operation.recursive !== false;
  const resolved = applyChanges(before, wanted, { recursive });
  const stats = changedStats(before["_stats"], resolved["_stats"], provenance);
  const merged = {
    ...resolved,
    _id: before["_id"],
    _stats: { ...(isSource(before["_stats"]) ? before["_stats"] : {}), ...stats },
  };
  const base = cleanOrAsIs(policy, place, before);
  const after = resultOf(context, base, merged);

  const { _stats, "-=_stats": _gone, ...changes } = difference(base, after);
  requirePermission(context, "update", before, resultsOf(changes, after));
  refuseEmbedded(place, before, merged);
  refuseTypeChange(place, base, after, wanted, recursive);
  refuseGmOnlyChanges(context, base, after);
  refuseManyValues(context, place.documentName, before, after);

  if (Object.keys(changes).length === 0 && operation.diff !== false) return undefined;
  const told = tellChanges(changes, without("_stats", wanted), after, operation);
  return { before, after, changes: "_stats" in after ? { ...told, _stats: stats } : told };
};

/** The document as it would be stored. A user who may not write it learns that first, also if it would not be valid. */
const resultOf = (context: RequestContext, base: Source, merged: Source): Source => {
  const { place, policy } = context;
  try {
    const typed = withType(context, place.documentName, merged);
    return sanitizeSource(context, place.documentName, policy.clean(place, typed, { embedded: false }), { embedded: false });
  } catch (error) {
    requirePermission(context, "update", base, resultsOf(difference(base, merged), merged));
    throw error;
  }
};

/** The changed fields, each as it is afterwards. */
const resultsOf = (changes: Source, after: Source): Source =>
  Object.fromEntries(
    Object.keys(changes)
      .map((key) => (isOperatorKey(key) ? key.slice(2) : key))
      .filter((key) => key !== "_id" && key !== "_stats")
      .map((key) => [key, after[key]]),
  );

/** The changes must have the same effect on the clients with the same options. */
const tellChanges = (changes: Source, given: Source, after: Source, operation: RequestContext["operation"]): Source => {
  if (operation.recursive === false) {
    const keys = operation.diff === false ? Object.keys(mentioned(given, after)) : Object.keys(changes);
    return Object.fromEntries(keys.map((key) => [key, key.startsWith("-=") ? null : after[key]]));
  }
  const told = operation.diff === false ? { ...changes, ...mentioned(given, after) } : changes;
  // Data of another type replace those of the one before, also where both look the same.
  return "type" in changes && "==system" in given ? withWholeSystem(told, after) : told;
};

const withWholeSystem = ({ system: _system, ...told }: Source, after: Source): Source => ({
  ...told,
  "==system": after["system"],
});

/** A broken document is compared as stored: an update may repair it. */
const cleanOrAsIs = (policy: RequestContext["policy"], place: DocumentPlace, source: Source): Source => {
  try {
    return policy.clean(place, source, { embedded: false });
  } catch {
    return source;
  }
};

const refuseEmbedded = (place: DocumentPlace, before: Source, merged: Source): void => {
  const places = Object.entries(embeddedPlaces(place.documentName));
  const field = places.find(([name, { many }]) => many && before[name] !== merged[name])?.[0];
  if (field !== undefined) {
    throw new RefusedError(
      `The documents in "${field}" of a ${place.documentName} are changed by updateEmbeddedDocuments, not by updating the ${place.documentName}`,
    );
  }
};

/** Data of one type has no meaning in another (13.336 #11951; v14 throws as well). */
const refuseTypeChange = (place: DocumentPlace, before: Source, after: Source, wanted: Source, recursive: boolean): void => {
  if (after["type"] === before["type"] || !("system" in before)) return;
  if ("==system" in wanted || (!recursive && "system" in wanted)) return;
  throw new RefusedError(
    `The type of ${describeDocument(place, idOf(before))} can only be changed together with a forced replacement of its system data`,
  );
};
