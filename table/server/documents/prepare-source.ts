import type { TypeFields } from "../system/manifest.ts";
import { CORE_TYPES, TYPED_DOCUMENTS } from "../system/manifest-keys.data.ts";
import { isSource, type Source } from "../../world/source.ts";
import { RefusedError } from "./operation.ts";
import type { RequestContext } from "./request-context.ts";
import { fieldsOfType, valuesAt } from "./system-fields.ts";

/** The default type of a document. */
const defaultType = (documentName: string): string | undefined =>
  CORE_TYPES[documentName]?.includes("base") === true ? "base" : undefined;

/**
 * A source with its type checked against the declared ones (platform.md §2.2).
 * @throws RefusedError for an undeclared type
 */
export const prepareSource = (context: RequestContext, documentName: string, source: Source): Source => {
  const prepared: Source = { ...source };
  if (!TYPED_DOCUMENTS.some((name) => name === documentName)) return prepared;

  const { documentTypes } = context.table.system.manifest;
  prepared["type"] ??= defaultType(documentName);
  const known = [...(CORE_TYPES[documentName] ?? []), ...Object.keys(documentTypes[documentName] ?? {})];
  if (!known.some((type) => type === prepared["type"])) {
    throw new RefusedError(
      `"${String(prepared["type"])}" is not a valid type for the ${documentName} Document class. Valid types are ${known.join(", ")}`,
    );
  }
  if (isSource(prepared["system"]))
    refuseEmbeddedFiles(documentName, prepared["system"], fieldsOfType(documentTypes, documentName, prepared["type"]));
  return prepared;
};

/**
 * Foundry turns a picture sent as data into a file; the Table stores no files, and must not store the picture in the document
 * instead.
 */
const refuseEmbeddedFiles = (documentName: string, system: Source, fields: TypeFields): void => {
  for (const field of Object.keys(fields.filePathFields ?? {})) {
    const sentAsData = valuesAt(system, field.split(".")).some((value) => typeof value === "string" && value.startsWith("data:"));
    if (sentAsData)
      throw new RefusedError(`The Table stores no files: system.${field} of ${documentName} documents must be a path, not data`);
  }
};
