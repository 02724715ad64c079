import { asText } from "../../../../common/as-text.ts";
import { objectOf } from "../../../../common/plain-object.ts";
import type { Command, EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { DialogV2 } from "../../api/dialog.ts";
import { element } from "../../element.ts";
import { createFormGroup } from "../../fields/create-form-group.ts";
import { createTextInput } from "../../fields/create-inputs.ts";
import { localizeOr } from "../../platform.ts";
import { keepInside } from "../abstract-form-input-element.ts";
import { BLOCK_STYLES, blockStyleOf, EDITOR_TOOLS, hasLink, setBlockStyle, setLink } from "./tools.ts";

/** The toolbar of an editor; `update` shows the state of the selection. */
export interface Toolbar {
  dom: HTMLElement;
  update(state: EditorState): void;
}

function toolButton(id: string, icon: string, label: string, press: () => unknown): HTMLButtonElement {
  const words = localizeOr(`EDITOR.Tool.${id}`, label);
  return element("button", {
    type: "button",
    class: `icon fa-solid ${icon}`,
    "aria-label": words,
    "data-tooltip": "",
    // The selection stays in the text while a button is pressed.
    onmousedown: (event) => event.preventDefault(),
    onclick: press,
  });
}

/** `save` is offered if the editor can be closed. */
export function buildToolbar(view: () => EditorView, save: (() => void) | undefined): Toolbar {
  const run = (command: Command): void => {
    command(view().state, view().dispatch);
    view().focus();
  };
  const label = localizeOr("EDITOR.Style", "Style of the paragraph");
  const styles = element(
    "select",
    { "aria-label": label },
    ...BLOCK_STYLES.map(({ id, label: words }) => element("option", { value: id }, words)),
  );
  keepInside(styles);
  styles.addEventListener("change", () => run(setBlockStyle(styles.value)));
  const buttons = EDITOR_TOOLS.map((tool) => ({
    tool,
    button: toolButton(tool.id, tool.icon, tool.label, () => run(tool.command)),
  }));
  const link = toolButton("link", "fa-link", "Link", async () => {
    const href = hasLink(view().state) ? "" : await askForAddress();
    if (href !== null) run(setLink(href));
  });
  const dom = element(
    "menu",
    { class: "editor-menu", role: "toolbar", "aria-label": localizeOr("EDITOR.Tools", "Text tools") },
    styles,
  );
  dom.append(...buttons.map(({ button }) => button), link);
  if (save) dom.append(toolButton("save", "fa-floppy-disk", "Save and close", save));
  return {
    dom,
    update(state) {
      styles.value = blockStyleOf(state);
      for (const { tool, button } of buttons) {
        if (tool.active) button.setAttribute("aria-pressed", String(tool.active(state)));
        else button.disabled = !tool.command(state);
      }
      link.setAttribute("aria-pressed", String(hasLink(state)));
    },
  };
}

/** The URL of a link; null for none. */
async function askForAddress(): Promise<string | null> {
  const input = createTextInput({ name: "href", value: "", autofocus: true, placeholder: "https://" });
  const answer: unknown = await DialogV2.input({
    window: { title: localizeOr("EDITOR.LinkTitle", "Link") },
    content: createFormGroup({ input, rootId: "editor-link", label: localizeOr("EDITOR.LinkAddress", "Address") }),
  });
  return asText(objectOf(answer)["href"] ?? "") || null;
}
