import type { Ruleset } from "../../rules/index.ts";

/** The name of a listed trait: the campaign's, else the game's word. */
export function traitName({ id, traits }: Ruleset, key: string): string {
  return traits.list.find((plan) => plan.key === key)?.name ?? game.i18n.localize(`NORN.Trait.${id}.${key}`);
}
