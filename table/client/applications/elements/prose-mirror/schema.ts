import { Schema, type MarkSpec, type NodeSpec, type NodeType, type MarkType } from "prosemirror-model";
import { schema as basic } from "prosemirror-schema-basic";
import { addListNodes } from "prosemirror-schema-list";
import { keepAttributes, keptAttributes } from "./kept-attributes.ts";

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

const paragraph: NodeSpec = keepAttributes({ content: "inline*", group: "block" }, [{ tag: "p" }], (attributes) => [
  "p",
  keptAttributes(attributes),
  0,
]);

const heading: NodeSpec = keepAttributes(
  { attrs: { level: { default: 1, validate: "number" } }, content: "inline*", group: "block", defining: true },
  LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
  (attributes) => [`h${String(attributes["level"])}`, keptAttributes(attributes), 0],
);

/** Sections (also secret ones) and divisions. */
const section: NodeSpec = keepAttributes(
  { attrs: { tag: { default: "div" } }, content: "block+", group: "block", defining: true },
  ["section", "div", "aside", "article"].map((tag) => ({ tag, attrs: { tag } })),
  (attributes) => [String(attributes["tag"]), keptAttributes(attributes), 0],
);

/** Tables are kept and their cells can be edited; rows and columns cannot be changed here. */
const TABLE_NODES: Record<string, NodeSpec> = {
  table: keepAttributes({ content: "table_row+", group: "block", isolating: true }, [{ tag: "table" }], (attributes) => [
    "table",
    keptAttributes(attributes),
    ["tbody", 0],
  ]),
  table_row: { content: "(table_cell | table_header)*", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
  table_cell: cell("td"),
  table_header: cell("th"),
};

function cell(tag: "td" | "th"): NodeSpec {
  const spans = (dom: HTMLElement): object => ({
    colspan: Number(dom.getAttribute("colspan") ?? 1),
    rowspan: Number(dom.getAttribute("rowspan") ?? 1),
  });
  return {
    attrs: { colspan: { default: 1 }, rowspan: { default: 1 } },
    content: "block+",
    isolating: true,
    parseDOM: [{ tag, getAttrs: spans }],
    toDOM: ({ attrs }) => {
      const written = Object.entries<number>(attrs).filter(([, span]) => span !== 1);
      return [tag, Object.fromEntries(written.map(([name, span]) => [name, String(span)])), 0];
    },
  };
}

function simpleMark(...tags: [string, ...string[]]): MarkSpec {
  return { parseDOM: tags.map((tag) => ({ tag })), toDOM: () => [tags[0], 0] };
}

const MARKS: Record<string, MarkSpec> = {
  underline: simpleMark("u"),
  strikethrough: simpleMark("s", "del", "strike"),
  subscript: simpleMark("sub"),
  superscript: simpleMark("sup"),
  span: {
    attrs: { class: { default: null }, style: { default: null } },
    parseDOM: [
      {
        tag: "span[class], span[style]",
        getAttrs: (dom) => ({ class: dom.getAttribute("class"), style: dom.getAttribute("style") }),
      },
    ],
    toDOM: ({ attrs }) => ["span", keptAttributes(attrs), 0],
  },
};

const nodes = addListNodes(
  basic.spec.nodes
    .update("paragraph", paragraph)
    .update("heading", heading)
    .addBefore("blockquote", "section", section)
    .append(TABLE_NODES),
  "paragraph block*",
  "block",
);

/** The editor schema of the Table. */
export const textSchema = new Schema({ nodes, marks: basic.spec.marks.append(MARKS) });

export function nodeType(name: string): NodeType {
  const type = textSchema.nodes[name];
  if (!type) throw new Error(`The editor has no node "${name}"`);
  return type;
}

export function markType(name: string): MarkType {
  const type = textSchema.marks[name];
  if (!type) throw new Error(`The editor has no mark "${name}"`);
  return type;
}
