import { type Ruleset, TRAIT_NOUNS } from "../../../rules/ruleset.ts";
import { type Text, text, type TextArgs } from "../../text.ts";

type Named = Pick<Ruleset, "id"> & { readonly traits: Pick<Ruleset["traits"], "noun"> };

/** What a game calls its traits, in words that games share or in its own. */
export function nounText(
  { id, traits: { noun } }: Named,
  what: "name" | "add" | "onto" | "empty" | "none",
  args?: TextArgs,
): Text {
  return text(TRAIT_NOUNS.includes(noun) ? `NORN.TraitNoun.${noun}.${what}` : `NORN.TraitNoun.${id}.${noun}.${what}`, args);
}
