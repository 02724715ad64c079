import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { isDocumentId, randomId } from "../../world/random-id.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import { readNew } from "./apply-changes.ts";
import { documentsAt, replaceEmbedded } from "./document-place.ts";
import { commitEmbedded } from "./commit-embedded.ts";
import { RefusedError } from "./operation.ts";
import { refuseGmOnlyContent } from "./gm-only.ts";
import { sanitizeSource, withType } from "./prepare-source.ts";
import { refuseManyValues } from "./refuse-many-values.ts";
import { requirePermission } from "./refuse.ts";
import type { RequestContext } from "./request-context.ts";
import { newStats } from "./stats.ts";

const OWNER = 3;
/** Primary documents whose `ownership` includes their creator (platform.md §3.4). */
const OWNED_DOCUMENTS = ["Actor", "Item", "JournalEntry", "Macro", "RollTable", "Cards", "Playlist", "Scene"];

/** Creates the documents of a request, all or none. Returns their sources. */
export const createDocuments = async (context: RequestContext): Promise<Source[]> => {
  const { operation, place, table, policy } = context;
  const { documentName } = place;
  const present = documentsAt(table.world, place);
  const taken = new Set(present.map(idOf));

  const created = (operation.data ?? []).map((data) => {
    const wanted = readNew(data);
    const source = buildSource(context, documentName, wanted, assignId(context, wanted, taken));
    const result = sanitizeSource(context, documentName, policy.clean(place, source, { embedded: true }), { embedded: true });
    requirePermission(context, "create", result, result);
    refuseGmOnlyContent(context, documentName, result);
    refuseManyValues(context, documentName, undefined, result);
    return result;
  });
  if (place.ancestors.length > 0) {
    replaceEmbedded(place, place.many ? [...present, ...created] : created);
    await commitEmbedded(context);
  } else {
    await table.world.collection(place.collection).commit(created.map((after) => ({ before: undefined, after })));
  }
  return created;
};

/** The id a client asks for is used if it is free; with `keepId` a taken one is refused. */
const assignId = ({ operation, place }: RequestContext, data: Source, taken: Set<string>): string => {
  const wanted = data["_id"];
  const usable = isDocumentId(wanted) && operation.keepId !== false && !taken.has(wanted);
  if (!usable && operation.keepId === true && wanted !== undefined && wanted !== null) {
    throw new RefusedError(
      isDocumentId(wanted)
        ? `There is a document ${place.documentName} [${wanted}] already`
        : `${JSON.stringify(wanted)} is not a valid document id`,
    );
  }
  const id = usable ? wanted : randomId();
  taken.add(id);
  return id;
};

/** What a client sent as a new document, with all that is not the client's to say. */
const buildSource = (context: RequestContext, documentName: string, wanted: Source, id: string): Source => {
  const { user, isGM, provenance, policy, place } = context;
  const source = withType(context, documentName, { ...wanted, _id: id });
  const author = policy.authorField(documentName);
  // A player can only be the author themselves.
  if (author !== undefined && !(isGM && isDocumentId(source[author]))) source[author] = user["_id"];
  if (documentName === "ChatMessage") source["timestamp"] ??= provenance.now;
  if (OWNED_DOCUMENTS.includes(documentName) && place.ancestors.length === 0) {
    const ownership = isSource(source["ownership"]) ? source["ownership"] : {};
    source["ownership"] = { default: 0, ...ownership, [idOf(user)]: OWNER };
  }
  source["_stats"] = newStats(source["_stats"], provenance);
  for (const [field, { document, many }] of Object.entries(embeddedPlaces(documentName))) {
    if (many && field in source) source[field] = buildEmbedded(context, document, source[field]);
  }
  return source;
};

const buildEmbedded = (context: RequestContext, documentName: string, wanted: unknown): Source[] => {
  if (!Array.isArray(wanted)) throw new RefusedError(`Embedded ${documentName} documents must be a list`);
  const taken = new Set<string>();
  return wanted.filter(isSource).map((child) => {
    const data = readNew(child);
    const keep = isDocumentId(data["_id"]) && context.operation.keepEmbeddedIds !== false && !taken.has(data["_id"]);
    const id = keep ? idOf(data) : randomId();
    taken.add(id);
    return buildSource(context, documentName, data, id);
  });
};
