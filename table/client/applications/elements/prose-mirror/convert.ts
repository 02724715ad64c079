import { DOMParser, DOMSerializer, type Node } from "prosemirror-model";
import { textSchema } from "./schema.ts";

/** A text as the editor holds it. It is read in a document of its own: nothing in it is loaded or run. */
export function documentFromHtml(html: string): Node {
  const inert = document.implementation.createHTMLDocument("");
  inert.body.innerHTML = html;
  return DOMParser.fromSchema(textSchema).parse(inert.body);
}

/** The HTML of what the editor holds; "" when there is nothing in it. */
export function htmlFromDocument(doc: Node): string {
  if (doc.childCount === 1 && doc.firstChild?.type === textSchema.nodes["paragraph"] && doc.firstChild?.content.size === 0)
    return "";
  const inert = document.implementation.createHTMLDocument("");
  inert.body.append(DOMSerializer.fromSchema(textSchema).serializeFragment(doc.content, { document: inert }));
  return inert.body.innerHTML;
}
