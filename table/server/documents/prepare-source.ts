import { embeddedPlaces } from "../../world/document-tree.data.ts";
import type { TypeFields } from "../system/manifest.ts";
import { CORE_TYPES, TYPED_DOCUMENTS } from "../system/manifest-keys.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import { RefusedError } from "./operation.ts";
import { refuseDeepHtml } from "./refuse-deep-html.ts";
import type { RequestContext } from "./request-context.ts";
import { sanitizeHtml } from "./sanitize-html.ts";
import { fieldsOfType, valuesAt, withValuesAt } from "./system-fields.ts";

/** The default type of a document. */
const defaultType = (documentName: string): string | undefined =>
  CORE_TYPES[documentName]?.includes("base") === true ? "base" : undefined;

/**
 * A source with its type, which must be a declared one (platform.md §2.2).
 * @throws RefusedError for an undeclared type
 */
export const withType = ({ table }: RequestContext, documentName: string, source: Source): Source => {
  if (!TYPED_DOCUMENTS.some((name) => name === documentName)) return source;
  const { documentTypes } = table.system.manifest;
  const type = source["type"] ?? defaultType(documentName);
  const known = [...(CORE_TYPES[documentName] ?? []), ...Object.keys(documentTypes[documentName] ?? {})];
  if (known.some((one) => one === type)) return { ...source, type };
  const given = typeof type === "string" ? type : JSON.stringify(type);
  throw new RefusedError(
    `"${given}" is not a valid type for the ${documentName} Document class. Valid types are ${known.join(", ")}`,
  );
};

/**
 * A source as it will be stored, once its class has cleaned it: with its HTML sanitized, and that of what is embedded in it. In an
 * update the documents embedded in it stay as they are; a token's difference from its actor is part of the token.
 * @throws RefusedError for HTML nested too deeply, and for files
 */
export const sanitizeSource = (
  context: RequestContext,
  documentName: string,
  source: Source,
  { embedded, type = source["type"] }: { readonly embedded: boolean; readonly type?: unknown },
): Source => {
  const fields = fieldsOfType(
    context.table.system.manifest.documentTypes,
    documentName === "ActorDelta" ? "Actor" : documentName,
    type,
  );
  refuseEmbeddedFiles(documentName, source["system"], fields);
  const paths = [...context.policy.htmlFields(documentName), ...(fields.htmlFields ?? []).map((field) => `system.${field}`)];
  const prepared = { ...withValuesAt(source, paths, cleanAny) };
  for (const [field, place] of Object.entries(embeddedPlaces(documentName))) {
    const value = prepared[field];
    const options = place.many ? { embedded: true } : { embedded: true, type: typeOfTokenActor(context, source) };
    const inside = (child: unknown): unknown =>
      isSource(child) ? sanitizeSource(context, place.document, child, options) : child;
    if (!place.many) prepared[field] = inside(value);
    else if (embedded && Array.isArray(value)) prepared[field] = value.map(inside);
  }
  return prepared;
};

/** The type of the actor that a token differs from. */
export const typeOfTokenActor = ({ table }: RequestContext, { actorId, delta }: Source): unknown =>
  (isSource(delta) ? delta["type"] : undefined) ?? table.world.collection("actors").documents.get(String(actorId))?.["type"];

/** A field that holds HTML may be sent anything, which a client would make a text of. */
const cleanAny = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(cleanAny);
  if (isSource(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleanAny(each)]));
  if (typeof value !== "string") return value;
  refuseDeepHtml(value);
  return sanitizeHtml(value);
};

/**
 * Foundry turns a picture sent as data into a file; the Table stores no files, and must not store the picture in the document
 * instead.
 */
const refuseEmbeddedFiles = (documentName: string, system: unknown, fields: TypeFields): void => {
  for (const field of Object.keys(fields.filePathFields ?? {})) {
    const sentAsData = valuesAt(system, field.split(".")).some((value) => typeof value === "string" && value.startsWith("data:"));
    if (sentAsData)
      throw new RefusedError(`The Table stores no files: system.${field} of ${documentName} documents must be a path, not data`);
  }
};
