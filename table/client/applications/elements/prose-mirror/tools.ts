import { setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { wrapInList } from "prosemirror-schema-list";
import type { Attrs, MarkType, NodeType } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { markType, nodeType } from "./schema.ts";

/** A button of the toolbar. */
export interface EditorTool {
  id: string;
  icon: string;
  label: string;
  command: Command;
  /** Whether the selection already has it. */
  active?: (state: EditorState) => boolean;
}

function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, $from, to, empty } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

function isWithin(state: EditorState, type: NodeType): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) if ($from.node(depth).type === type) return true;
  return false;
}

function markTool(id: string, icon: string, label: string): EditorTool {
  return { id, icon, label, command: toggleMark(markType(id)), active: (state) => hasMark(state, markType(id)) };
}

function blockTool(id: string, icon: string, label: string, command: Command): EditorTool {
  return { id, icon, label, command, active: (state) => isWithin(state, nodeType(id)) };
}

export const EDITOR_TOOLS: readonly EditorTool[] = [
  markTool("strong", "fa-bold", "Bold"),
  markTool("em", "fa-italic", "Italic"),
  markTool("underline", "fa-underline", "Underline"),
  blockTool("bullet_list", "fa-list-ul", "Bullet List", wrapInList(nodeType("bullet_list"))),
  blockTool("ordered_list", "fa-list-ol", "Numbered List", wrapInList(nodeType("ordered_list"))),
  blockTool("blockquote", "fa-quote-left", "Block Quote", wrapIn(nodeType("blockquote"))),
  { id: "undo", icon: "fa-rotate-left", label: "Undo", command: undo },
  { id: "redo", icon: "fa-rotate-right", label: "Redo", command: redo },
];

/** The paragraph styles a user can choose. */
export const BLOCK_STYLES: readonly { id: string; label: string; type: NodeType; attributes: Attrs }[] = [
  { id: "paragraph", label: "Paragraph", type: nodeType("paragraph"), attributes: {} },
  ...[1, 2, 3, 4].map((level) => ({
    id: `h${level}`,
    label: `Heading ${level}`,
    type: nodeType("heading"),
    attributes: { level },
  })),
];

export function setBlockStyle(id: string): Command {
  const style = BLOCK_STYLES.find((entry) => entry.id === id);
  return style ? setBlockType(style.type, style.attributes) : () => false;
}

/** The style of the current paragraph. */
export function blockStyleOf(state: EditorState): string {
  const { parent } = state.selection.$from;
  return parent.type === nodeType("heading") ? `h${String(parent.attrs["level"])}` : "paragraph";
}

/** Links the selection, or removes its link if the URL is empty. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const type = markType("link");
    const { from, to, empty } = state.selection;
    if (!href) return toggleMark(type)(state, dispatch);
    const transaction = empty ? state.tr.insertText(href, from) : state.tr;
    const end = empty ? from + href.length : to;
    dispatch?.(transaction.addMark(from, end, type.create({ href })));
    return true;
  };
}

export function hasLink(state: EditorState): boolean {
  return hasMark(state, markType("link"));
}
