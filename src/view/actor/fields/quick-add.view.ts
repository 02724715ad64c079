import { type Text, text } from "../../text.ts";

/** A line that takes one more of something, at Enter. */
export interface QuickAdd {
  readonly id: string;
  /** Name of the field: see `writeActorField`. */
  readonly name: string;
  readonly label: Text;
  readonly hint: Text;
}

/** An aspect, by its phrase. */
export function quickAddAspect(): QuickAdd {
  return line("aspect");
}

/** What an NPC turns out to be able to do, such as "Strength 3". Source: S5, F10. */
export function quickAddTrait(): QuickAdd {
  return line("rated");
}

function line(id: string): QuickAdd {
  return { id, name: `more.${id}`, label: text(`NORN.QuickAdd.${id}.label`), hint: text(`NORN.QuickAdd.${id}.hint`) };
}
