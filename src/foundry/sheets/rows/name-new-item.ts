import { isDraft, isTextField, type TextField } from "../../redraw/draft-fields.ts";
import { isElement } from "../../redraw/elements.ts";

interface Naming {
  readonly fields: { readonly paused: boolean; readonly save: (field: TextField) => Promise<boolean> };
  /** Left empty: delete the item. */
  readonly drop: () => Promise<void>;
  /** Escape: delete it; the focus returns. */
  readonly cancel: () => Promise<void>;
  /** It is named with Enter. */
  readonly accept: () => Promise<void>;
}

/**
 * Follows the name of an item that was just added, as file managers do with a new folder: Enter accepts it; Escape, and leaving it
 * empty, take the item away again. Over once the field is left.
 */
export function nameNewItem(frame: HTMLElement, name: string, { fields, drop, cancel, accept }: Naming): void {
  const over = new AbortController();
  // Before the sheet's own fields, which would restore what was typed, or save it.
  const options = { capture: true, signal: over.signal };
  const end = (field: TextField): void => {
    over.abort();
    field.value = field.defaultValue;
  };

  async function onKey(event: KeyboardEvent): Promise<void> {
    const field = event.target;
    if (!isNamed(field, name) || event.isComposing) return;
    const accepts = event.key === "Enter" && !event.shiftKey && isDraft(field) && field.value.trim() !== "";
    if (event.key !== "Escape" && !accepts) return;
    event.preventDefault();
    event.stopPropagation();
    if (!accepts) {
      end(field);
      return cancel();
    }
    if (!(await fields.save(field))) return;
    over.abort();
    await accept();
  }

  function onLeave({ target: field, relatedTarget }: FocusEvent): void {
    // In a window that is not in front, or is being redrawn, the field has not been left.
    if (!isNamed(field, name) || fields.paused || field.ownerDocument.activeElement === field) return;
    if (field.value.trim() !== "") return over.abort();
    const row = field.closest("[data-item-id]");
    const inside = row?.matches(":hover") === true || (isElement(relatedTarget) && row?.contains(relatedTarget) === true);
    if (inside) return;
    end(field);
    void drop();
  }

  frame.addEventListener("keydown", (event) => void onKey(event), options);
  frame.addEventListener("focusout", onLeave, options);
}

function isNamed(target: EventTarget | null, name: string): target is TextField {
  return isElement(target) && isTextField(target) && target.name === name;
}
