import { embeddedPlaces } from "../../world/document-tree.data.ts";
import { isDocumentId, randomId } from "../../world/random-id.ts";
import { idOf, isSource, type Source } from "../../world/source.ts";
import { documentsAt, replaceEmbedded } from "./document-place.ts";
import { commitEmbedded } from "./commit-embedded.ts";
import { RefusedError } from "./operation.ts";
import { prepareSource } from "./prepare-source.ts";
import { requirePermission } from "./refuse.ts";
import { sanitizeSource } from "./sanitize-source.ts";
import type { RequestContext } from "./request-context.ts";
import { newStats } from "./stats.ts";
import { fieldsOfType, valuesAt } from "./system-fields.ts";

const OWNER = 3;
/** Primary documents whose `ownership` includes their creator (platform.md §3.4). */
const OWNED_DOCUMENTS = ["Actor", "Item", "JournalEntry", "Macro", "RollTable", "Cards", "Playlist", "Scene"];

/** Creates the documents of a request, all or none. Returns their sources. */
export const createDocuments = async (context: RequestContext): Promise<Source[]> => {
  const { operation, place, table } = context;
  const given = operation.data;
  if (!Array.isArray(given) || !given.every(isSource))
    throw new RefusedError('A create request must carry a list of documents in "data"');
  const present = documentsAt(table.world, place);
  const taken = new Set(present.map(idOf));

  const created = given.map((data) => {
    const source = buildSource(context, place.documentName, data, assignId(context, data, taken));
    refuseGmOnlyFields(context, source);
    const whole = { embedded: true };
    const clean = sanitizeSource(table, place.documentName, context.policy.clean(place, source, whole), whole);
    requirePermission(context, "create", clean, clean);
    return clean;
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
  const usable = isDocumentId(wanted) && operation["keepId"] !== false && !taken.has(wanted);
  if (!usable && operation["keepId"] === true && wanted !== undefined && wanted !== null) {
    throw new RefusedError(
      isDocumentId(wanted)
        ? `There is a document ${place.documentName} [${wanted}] already`
        : `"${String(wanted)}" is not a valid document id`,
    );
  }
  const id = usable ? wanted : randomId();
  taken.add(id);
  return id;
};

const buildSource = (context: RequestContext, documentName: string, data: Source, id: string): Source => {
  const { user, isGM, provenance, operation } = context;
  const source = prepareSource(context, documentName, { ...data, _id: id });
  if (documentName === "ChatMessage") {
    // A player can only be the author themselves.
    if (!isGM || typeof source["author"] !== "string") source["author"] = user["_id"];
    source["timestamp"] ??= provenance.now;
  }
  if (documentName === "Drawing" || documentName === "Macro") source["author"] ??= user["_id"];
  if (OWNED_DOCUMENTS.includes(documentName) && context.place.ancestors.length === 0) {
    const ownership = isSource(source["ownership"]) ? source["ownership"] : {};
    source["ownership"] = { default: 0, ...ownership, [idOf(user)]: OWNER };
  }
  source["_stats"] = newStats(source["_stats"], provenance);
  for (const [field, place] of Object.entries(embeddedPlaces(documentName))) {
    const children = source[field];
    if (!place.many || !Array.isArray(children)) continue;
    const taken = new Set<string>();
    source[field] = children.filter(isSource).map((child) => {
      const keep = isDocumentId(child["_id"]) && operation["keepEmbeddedIds"] !== false && !taken.has(child["_id"]);
      const childId = keep ? idOf(child) : randomId();
      taken.add(childId);
      return buildSource(context, place.document, child, childId);
    });
  }
  return source;
};

/** A player cannot set what only a GM may write. Empty values are those of every new document. */
const refuseGmOnlyFields = ({ isGM, place, table }: RequestContext, source: Source): void => {
  if (isGM) return;
  const fields = fieldsOfType(table.system.manifest.documentTypes, place.documentName, source["type"]);
  const empty = (value: unknown): boolean =>
    value === null ||
    value === undefined ||
    value === "" ||
    value === 0 ||
    value === false ||
    (typeof value === "object" && Object.keys(value).length === 0);
  const written = (fields.gmOnlyFields ?? []).find((field) => !valuesAt(source["system"], field.split(".")).every(empty));
  if (written !== undefined)
    throw new RefusedError(`Only a gamemaster may write system.${written} of ${place.documentName} documents`);
};
