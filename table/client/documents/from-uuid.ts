import * as ours from "../../common/ours.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/plain-object.ts";
import { BaseToken } from "../../common/documents/base-token.ts";
import { type ParsedUuid, parseUuid } from "../../common/utils/uuid.ts";
import { getGame } from "../core/globals.ts";
import type { TokenDocument } from "./token-document.ts";
import { isTurned } from "../../common/choices.ts";

interface FromUuidOptions {
  relative?: Document | undefined;
  invalid?: boolean;
  strict?: boolean;
}

/** The document with this uuid, fetched from its pack if needed; null if there is none. */
export async function fromUuid(
  uuid: string | null | undefined,
  { relative, invalid = false }: FromUuidOptions = {},
): Promise<Document | null> {
  const parsed = parseUuid(uuid, { relative });
  if (!parsed) return null;
  if (!parsed.pack) return descend(worldRoot(parsed, invalid), parsed, invalid);
  const pack = getGame().packs.get(parsed.pack);
  const root = await pack?.getDocument(parsed.primaryId);
  return descend(root ?? null, parsed, invalid);
}

/** The document with this uuid as far as it is loaded: of a pack perhaps only its index entry. */
export function fromUuidSync(
  uuid: string | null | undefined,
  { relative, invalid = false, strict = true }: FromUuidOptions = {},
): Document | PlainObject | null {
  const parsed = parseUuid(uuid, { relative });
  if (!parsed) return null;
  if (!parsed.pack) return descend(worldRoot(parsed, invalid), parsed, invalid);
  const pack = getGame().packs.get(parsed.pack);
  const loaded = pack?.get(parsed.primaryId);
  if (loaded) return descend(loaded, parsed, invalid);
  if (parsed.embedded.length) {
    if (strict)
      throw new Error(
        `fromUuidSync was invoked on UUID '${uuid}' which references an Embedded Document and cannot be retrieved synchronously.`,
      );
    return null;
  }
  const entry = pack?.index.get(parsed.primaryId);
  return entry ? { ...entry, pack: parsed.pack } : null;
}

function worldRoot(parsed: ParsedUuid, invalid: boolean): Document | null {
  const collection = getGame().collections.get(parsed.primaryType);
  return collection?.get(parsed.primaryId, { invalid }) ?? null;
}

/**
 * Walks from the primary document to the embedded one. A token's own actor is below the token; once that token is linked there is
 * none, and the uuid is an error, even with `strict: false` (#13757). That `fromUuid` rejects likewise is UNCONFIRMED.
 */
function descend(root: Document | null, parsed: ParsedUuid, invalid: boolean): Document | null {
  let document: Document | null = root;
  for (let i = 0; document && i < parsed.embedded.length; i += 2) {
    const name = parsed.embedded[i] ?? "";
    const id = parsed.embedded[i + 1] ?? "";
    if (isToken(document) && name === "Actor") {
      if (document.isLinked && isTurned("linked-uuid")) return null;
      if (document.isLinked) throw new Error(`${document.uuid} is linked and has no actor of its own`);
      document = document.actor;
    } else if (!(name in document[ours.metadata]().embedded)) return null;
    else document = document.getEmbeddedDocument(name, id, { invalid }) ?? null;
  }
  return document;
}

/** Whether it is a token, without importing the token class, which itself imports this file. */
function isToken(document: Document): document is TokenDocument {
  return document instanceof BaseToken;
}
