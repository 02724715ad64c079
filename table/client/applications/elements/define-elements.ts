import { HTMLCodeMirrorElement } from "./code-mirror-element.ts";
import { HTMLColorPickerElement } from "./color-picker-element.ts";
import { HTMLDocumentTagsElement } from "./document-tags-element.ts";
import { HTMLFilePickerElement } from "./file-picker-element.ts";
import { HTMLFormulaInputElement } from "./formula-input-element.ts";
import { HTMLMultiCheckboxElement } from "./multi-checkbox-element.ts";
import { HTMLMultiSelectElement } from "./multi-select-element.ts";
import { HTMLProseMirrorElement } from "./prose-mirror/prose-mirror-element.ts";
import { HTMLRangePickerElement } from "./range-picker-element.ts";
import { SecretBlockElement } from "./secret-block-element.ts";
import { HTMLStringTagsElement } from "./string-tags-element.ts";

const ELEMENTS = [
  HTMLCodeMirrorElement,
  HTMLColorPickerElement,
  HTMLDocumentTagsElement,
  HTMLFilePickerElement,
  HTMLFormulaInputElement,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLStringTagsElement,
  SecretBlockElement,
] as const;

/** Registers the custom elements. */
export function defineElements(): void {
  for (const type of ELEMENTS) if (!customElements.get(type.tagName)) customElements.define(type.tagName, type);
}
