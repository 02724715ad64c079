import { isDocumentId } from "./fields/string-field.ts";

/** Whether this has the form of a document's id (DOC data.validators). */
export function isValidId(id: unknown): boolean {
  return isDocumentId(id);
}

/** Whether a path ends in one of these extensions; a query after it does not count. */
export function hasFileExtension(path: string, extensions: readonly string[]): boolean {
  const [, extension] = /\.(\w+)(?:[?#].*)?$/.exec(path) ?? [];
  return extension !== undefined && extensions.includes(extension.toLowerCase());
}

/** Whether a text is a data address, optionally of one of these types. */
export function isBase64Data(data: string, types?: readonly string[]): boolean {
  const [, type] = /^data:([a-z]+\/[-+.a-z0-9]+);base64,/i.exec(data) ?? [];
  return type !== undefined && (!types || types.includes(type));
}

export function isColorString(color: unknown): boolean {
  return typeof color === "string" && /^#[0-9A-Fa-f]{6}$/.test(color);
}

export function isJSON(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}
