import { isSource } from "../../world/source.ts";
import type { Findings } from "./check-manifest.ts";
import type { DocumentTypes, TypeFields } from "./manifest.ts";
import { CORE_TYPES, TYPED_DOCUMENTS } from "./manifest-keys.data.ts";

/** Validates `documentTypes` (platform.md §2.2). */
export const readDocumentTypes = (value: unknown, findings: Findings): DocumentTypes => {
  const types: DocumentTypes = {};
  if (value === undefined) return types;
  if (!isSource(value)) {
    findings.errors.push('system.json: "documentTypes" must be an object');
    return types;
  }
  for (const [document, declared] of Object.entries(value)) {
    if (!TYPED_DOCUMENTS.some((name) => name === document)) {
      findings.errors.push(`system.json: documentTypes: "${document}" is not a document with types`);
    } else if (!isSource(declared)) {
      findings.errors.push(`system.json: documentTypes.${document} must be an object of types`);
    } else {
      types[document] = readTypes(document, declared, findings);
    }
  }
  return types;
};

const readTypes = (document: string, declared: Record<string, unknown>, findings: Findings): Record<string, TypeFields> => {
  const types: Record<string, TypeFields> = {};
  for (const [type, fields] of Object.entries(declared)) {
    const where = `system.json: documentTypes.${document}.${type}`;
    if (CORE_TYPES[document]?.includes(type) === true) findings.errors.push(`${where} is a type of the core`);
    else if (!isSource(fields)) findings.errors.push(`${where} must be an object`);
    else types[type] = readFields(fields, where, findings);
  }
  return types;
};

const readFields = (fields: Record<string, unknown>, where: string, findings: Findings): TypeFields => {
  for (const key of ["htmlFields", "gmOnlyFields"] as const) {
    const list = fields[key];
    if (list === undefined) continue;
    if (!Array.isArray(list) || !list.every((entry) => typeof entry === "string"))
      findings.errors.push(`${where}.${key} must be a list of paths`);
  }
  if (fields["filePathFields"] !== undefined && !isSource(fields["filePathFields"])) {
    findings.errors.push(`${where}.filePathFields must be an object of paths`);
  }
  return fields as TypeFields;
};
