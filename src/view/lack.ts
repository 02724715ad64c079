import type { Text } from "./text.ts";

/** What a question lacks before it is answered, and the name of the field that lacks it, "" for none in particular. */
export interface Lack {
  readonly words: Text;
  readonly field: string;
}
