import { type Text, text } from "../../text.ts";

/** A line that takes one more of something, at Enter. */
export interface OneMore {
  readonly id: string;
  /** Name of the field: see `writeActorField`. */
  readonly name: string;
  readonly label: Text;
  readonly hint: Text;
}

/** An aspect, by its phrase. */
export function oneMoreAspect(): OneMore {
  return line("aspect");
}

/** What an NPC turns out to be able to do, such as "Strength 3". Source: S5, F10. */
export function oneMoreRated(): OneMore {
  return line("rated");
}

function line(id: string): OneMore {
  return { id, name: `more.${id}`, label: text(`NORN.OneMore.${id}.label`), hint: text(`NORN.OneMore.${id}.hint`) };
}
