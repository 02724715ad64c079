import { isDeepStrictEqual } from "node:util";
import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import { applyChanges, expandKeys } from "./apply-changes.ts";
import { commitEmbedded } from "./commit-embedded.ts";
import { difference, mentioned } from "./difference.ts";
import { describeDocument, documentsAt, replaceEmbedded, type DocumentPlace } from "./document-place.ts";
import { RefusedError } from "./operation.ts";
import { prepareSource } from "./prepare-source.ts";
import { requirePermission } from "./refuse.ts";
import { sanitizeSource } from "./sanitize-source.ts";
import type { RequestContext } from "./request-context.ts";
import { changedStats } from "./stats.ts";
import { changedGmOnlyField, fieldsOfType } from "./system-fields.ts";

/** One document before and after, and the changes sent to the clients. */
interface Updated {
  readonly before: Source;
  readonly after: Source;
  readonly changes: Source;
}

/** Updates the documents of a request, all or none. Returns the differences with `_id`; unchanged documents are left out. */
export const updateDocuments = async (context: RequestContext): Promise<Source[]> => {
  const { operation, place, table } = context;
  const given = operation.updates;
  if (!Array.isArray(given) || !given.every(isSource))
    throw new RefusedError('An update request must carry a list of changes in "updates"');
  const documents = new Map(documentsAt(table.world, place).map((source) => [idOf(source), source]));
  const stored = new Map(documents);

  const updated: Updated[] = [];
  for (const changes of given) {
    const before = documents.get(idOf(changes));
    if (before === undefined) throw new RefusedError(`The document ${describeDocument(place, idOf(changes))} does not exist`);
    const one = updateOne(context, before, expandKeys(changes));
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

const updateOne = (context: RequestContext, before: Source, { _id, _stats, ...given }: Source): Updated | undefined => {
  const { operation, place, policy, provenance, table } = context;
  requirePermission(context, "update", before, given);
  refuseEmbedded(place, given);
  refuseTypeChange(place, before, given, operation["recursive"] !== false);

  const recursive = operation["recursive"] !== false;
  const merged = prepareSource(context, place.documentName, applyChanges(before, given, { recursive }));
  refuseGmOnlyFields(context, before, merged);
  const base = cleanOrAsIs(policy, place, before);
  const itself = { embedded: false };
  const after = sanitizeSource(table, place.documentName, policy.clean(place, merged, itself), itself);

  const changes = difference(base, after);
  delete changes["_stats"];
  delete changes["-=_stats"];
  if (Object.keys(changes).length === 0 && operation["diff"] !== false) return undefined;
  const stats = changedStats(_stats, provenance);
  const stamped =
    "_stats" in after ? { ...after, _stats: { ...(isSource(after["_stats"]) ? after["_stats"] : {}), ...stats } } : after;
  const told = tellChanges(changes, given, after, operation);
  return { before, after: stamped, changes: "_stats" in stamped ? { ...told, _stats: stats } : told };
};

/** The changes must have the same effect on the clients with the same options. */
const tellChanges = (changes: Source, given: Source, after: Source, operation: RequestContext["operation"]): Source => {
  if (operation["recursive"] === false) {
    const keys = operation["diff"] === false ? Object.keys(mentioned(given, after)) : Object.keys(changes);
    return Object.fromEntries(keys.map((key) => [key, key.startsWith("-=") ? null : after[key]]));
  }
  const told = operation["diff"] === false ? { ...changes, ...mentioned(given, after) } : changes;
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

const refuseEmbedded = (place: DocumentPlace, changes: Source): void => {
  const field = Object.entries(embeddedPlaces(place.documentName)).find(([name, { many }]) => many && name in changes)?.[0];
  if (field !== undefined) {
    throw new RefusedError(
      `The documents in "${field}" of a ${place.documentName} are changed by updateEmbeddedDocuments, not by updating the ${place.documentName}`,
    );
  }
};

/** Data of one type has no meaning in another (13.336 #11951; v14 throws as well). */
const refuseTypeChange = (place: DocumentPlace, before: Source, changes: Source, recursive: boolean): void => {
  if (!("type" in changes) || changes["type"] === before["type"] || !("system" in before)) return;
  if ("==system" in changes || (!recursive && "system" in changes)) return;
  throw new RefusedError(
    `The type of ${describeDocument(place, idOf(before))} can only be changed together with a forced replacement of its system data`,
  );
};

const refuseGmOnlyFields = ({ isGM, place, table, policy }: RequestContext, before: Source, after: Source): void => {
  if (isGM) return;
  const core = policy.gmOnlyFields(place.documentName).find((name) => !isDeepStrictEqual(before[name], after[name]));
  if (core !== undefined)
    throw new RefusedError(`Only a gamemaster may write ${core} of ${describeDocument(place, idOf(before))}`);
  const fields = fieldsOfType(table.system.manifest.documentTypes, place.documentName, after["type"]);
  const field = changedGmOnlyField(before["system"], after["system"], fields);
  if (field !== undefined)
    throw new RefusedError(`Only a gamemaster may write system.${field} of ${describeDocument(place, idOf(before))}`);
};
