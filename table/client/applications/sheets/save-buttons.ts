import type { PlainObject } from "../../../common/plain-object.ts";
import { localizeOr } from "../platform.ts";

/** The footer of a form that is saved with a button. */
export function saveButtons(): PlainObject[] {
  return [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: localizeOr("Save", "Save") }];
}
