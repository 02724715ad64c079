import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { textSchema } from "./schema.ts";

/** A text as an editor document. It is parsed in a separate document: nothing in it is loaded or run. */
export function documentFromHtml(html: string): Node {
  const inert = document.implementation.createHTMLDocument("");
  inert.body.innerHTML = html;
  return DOMParser.fromSchema(textSchema).parse(inert.body);
}

/** The editor document as HTML; "" if empty. */
export function htmlFromDocument(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type === textSchema.nodes["paragraph"] && doc.firstChild?.content.size === 0)
    return "";
  const inert = document.implementation.createHTMLDocument("");
  inert.body.append(DOMSerializer.fromSchema(textSchema).serializeFragment(doc.content, { document: inert }));
  return inert.body.innerHTML;
}
