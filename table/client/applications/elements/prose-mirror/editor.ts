import { baseKeymap, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { EditorState, Selection, type Command, type Plugin } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { documentFromHtml, htmlFromDocument } from "./convert.ts";
import { markType, nodeType } from "./schema.ts";
import { buildToolbar } from "./toolbar.ts";

export interface TextEditorOptions {
  html: string;
  /** The text's label, for screen readers. */
  label: string;
  editable: () => boolean;
  onInput: () => void;
  /** Saves and closes; without it the editor stays open. */
  onSave?: (() => void) | undefined;
}

/** An open editor. */
export interface OpenEditor {
  readonly elements: HTMLElement[];
  readonly dom: HTMLElement;
  html(): string;
  /** Starts with another text; the cursor is at its end. */
  replace(html: string): void;
  focus(): void;
  destroy(): void;
}

function keys(save: (() => void) | undefined): Plugin[] {
  const item = nodeType("list_item");
  const mark = (name: string): Command => toggleMark(markType(name));
  const saveCommand: Command = () => {
    save?.();
    return save !== undefined;
  };
  return [
    keymap({
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Mod-b": mark("strong"),
      "Mod-i": mark("em"),
      "Mod-u": mark("underline"),
      "Mod-s": saveCommand,
      Enter: splitListItem(item),
      "Mod-[": liftListItem(item),
      "Mod-]": sinkListItem(item),
    }),
    keymap(baseKeymap),
  ];
}

function stateOf(html: string, save: (() => void) | undefined): EditorState {
  return EditorState.create({ doc: documentFromHtml(html), plugins: [...keys(save), history()] });
}

/** Opens an editor on a text: a toolbar and the text itself. */
export function openTextEditor({ html, label, editable, onInput, onSave }: TextEditorOptions): OpenEditor {
  const place = document.createElement("div");
  place.className = "editor-container";
  const toolbar = buildToolbar(() => view, onSave);
  const view: EditorView = new EditorView(place, {
    state: stateOf(html, onSave),
    editable,
    attributes: { class: "editor-content", role: "textbox", "aria-multiline": "true", "aria-label": label },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      toolbar.update(view.state);
      if (transaction.docChanged) onInput();
    },
  });
  toolbar.update(view.state);
  return {
    elements: [toolbar.dom, place],
    dom: view.dom,
    html: () => htmlFromDocument(view.state.doc),
    replace(text) {
      const state = stateOf(text, onSave);
      view.updateState(state.apply(state.tr.setSelection(Selection.atEnd(state.doc))));
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
