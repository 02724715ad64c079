import { listedTrait } from "../../rules/traits/listed-traits.ts";
import type { Ruleset } from "../../rules/ruleset.ts";

/** The name of a listed trait: the campaign's, else the game's word. */
export function traitName(ruleset: Ruleset, key: string): string {
  return listedTrait(ruleset, key)?.name ?? game.i18n.localize(`NORN.Trait.${ruleset.id}.${key}`);
}
