import type { PlainObject } from "../../common/plain-object.ts";
import { TextEditor } from "../applications/ux/text-editor/text-editor.ts";
import type { ClientDocument } from "./client-document.ts";

/** A text of a document with its links and rolls: relative to the document, its secrets for those who own it. */
export function enrichOf(document: ClientDocument, text: string, options: PlainObject = {}): Promise<string> {
  return TextEditor.implementation.enrichHTML(text, { secrets: document.isOwner, ...options, relativeTo: document as never });
}
