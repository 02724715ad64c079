import { host } from "../host.ts";
import { PRIMARY_DOCUMENT_NAMES } from "../constants/document-names.ts";

/** A uuid's parts. */
export interface ParsedUuid {
  uuid: string;
  /** Name and id of the primary document. */
  primaryType: string;
  primaryId: string;
  /** The document's own type and id. */
  type?: string;
  id: string;
  /** The path from the primary document: collection name, id, collection name, id … */
  embedded: string[];
  /** Compendium pack id, such as `norn.aspects`. */
  pack?: string;
  /** Whether it is relative to another document (`.Item.abc`). */
  relative: boolean;
}

interface Relative {
  uuid: string;
}

/** Parses a uuid: `Actor.a.Item.i`, `Compendium.pkg.pack.Actor.a`, or `.Item.i` relative to a document. Null if it is none. */
export function parseUuid(
  uuid: string | null | undefined,
  { relative }: { relative?: Relative | undefined } = {},
): ParsedUuid | null {
  if (!uuid) return null;
  if (uuid.startsWith(".") && relative) {
    const whole = parseUuid(resolveRelative(uuid, relative.uuid));
    return whole && { ...whole, uuid, relative: true };
  }
  const parts = uuid.split(".");
  let pack: string | undefined;
  if (parts[0] === "Compendium") {
    if (parts.length < 4) return null;
    pack = `${parts[1]}.${parts[2]}`;
    parts.splice(0, 3);
    // Older uuids leave out the document name: Compendium.pkg.pack.id
    if (!PRIMARY_DOCUMENT_NAMES.some((name) => name === parts[0])) parts.unshift(host.packDocumentName(pack) ?? "");
  }
  const [primaryType, primaryId, ...embedded] = parts;
  if (!primaryType || !primaryId || embedded.length % 2 !== 0) return null;
  if (embedded.some((part) => part === "")) return null;
  const type = embedded.at(-2) ?? primaryType;
  const id = embedded.at(-1) ?? primaryId;
  return { uuid, primaryType, primaryId, type, id, embedded, relative: false, ...(pack ? { pack } : {}) };
}

/** `.Item.x` is a child of the document; `..Item.x` a child of its parent, and so on. */
function resolveRelative(uuid: string, base: string): string {
  const up = (/^\.+/.exec(uuid)?.[0].length ?? 1) - 1;
  const rest = uuid.replace(/^\.+/, "");
  const parts = base.split(".");
  const kept = up > 0 ? parts.slice(0, -2 * up) : parts;
  return rest.includes(".") ? [...kept, rest].join(".") : [...kept.slice(0, -1), rest].join(".");
}

/** A document's uuid from its parts. */
export function buildUuid({
  documentName,
  id,
  parent,
  pack,
}: {
  documentName: string;
  id: string;
  parent?: Relative | null;
  pack?: string | null;
}): string | null {
  if (!id) return null;
  if (parent) return `${parent.uuid}.${documentName}.${id}`;
  return pack ? `Compendium.${pack}.${documentName}.${id}` : `${documentName}.${id}`;
}
