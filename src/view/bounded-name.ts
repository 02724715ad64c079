import { LONGEST_PHRASE } from "../rules/created-aspects/create-aspect.ts";

/** A name as it is shown: of bounded length, since a page takes minutes to lay out a window with one of 200,000 letters. */
export const boundedName = (name: string): string =>
  name.length > LONGEST_PHRASE ? `${name.slice(0, LONGEST_PHRASE - 1)}…` : name;
