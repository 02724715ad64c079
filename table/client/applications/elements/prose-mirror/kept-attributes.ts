import type { Attrs, DOMOutputSpec, NodeSpec, TagParseRule } from "prosemirror-model";

/** Attributes that survive editing on every block, so that opening and saving a text loses none of them. */
const KEPT = ["class", "style", "id"] as const;

/** A node's spec with the kept attributes. `tags` maps what it is parsed from to further attributes. */
export function keepAttributes(
  spec: NodeSpec,
  parse: readonly TagParseRule[],
  write: (attributes: Attrs) => DOMOutputSpec,
): NodeSpec {
  return {
    ...spec,
    attrs: { ...spec.attrs, ...Object.fromEntries(KEPT.map((name) => [name, { default: null }])) },
    parseDOM: parse.map((rule) => ({ ...rule, getAttrs: (dom: HTMLElement) => ({ ...rule.attrs, ...kept(dom) }) })),
    toDOM: (node) => write(node.attrs),
  };
}

function kept(dom: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(KEPT.map((name) => [name, dom.getAttribute(name)]));
}

/** The kept attributes that are set, for output. */
export function keptAttributes(attributes: Attrs): Record<string, string> {
  const values: Readonly<Record<string, unknown>> = attributes;
  return Object.fromEntries(KEPT.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name]]] : [])));
}
