import { CHALLENGE_DEGREES } from "../../rules/challenges/challenge-rules.ts";
import { named } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** The name of a row: the campaign's own, or that of its degree. */
export function rowName({ id, name }: { readonly id: string; readonly name: string }): Text {
  if (name.trim() !== "") return named(name);
  const degree = CHALLENGE_DEGREES.find((known) => known === id);
  return degree ? text(`NORN.Challenge.Degree.${degree}`) : text("NORN.Challenge.row");
}
