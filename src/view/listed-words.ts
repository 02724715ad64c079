import { listedTrait } from "../rules/traits/listed-traits.ts";
import type { Ruleset, TrackLayout } from "../rules/ruleset.ts";
import { RULESETS } from "../rules/rulesets/rulesets.ts";
import { allRoles } from "../rules/aspects/roles-of.ts";
import { type Text, text } from "./text.ts";

/** A name the campaign gave, shown as it is. */
export function named(name: string): Text {
  return text("NORN.Named", { name });
}

/** The name of a listed trait: the campaign's, else the game's. */
export function traitText(ruleset: Ruleset, key: string): Text {
  const own = listedTrait(ruleset, key)?.name;
  return own === undefined ? text(`NORN.Trait.${ruleset.id}.${key}`) : named(own);
}

/** The name of a group of traits: the campaign's, else the game's. */
export function groupText({ id, traits }: Pick<Ruleset, "id" | "traits">, group: string): Text {
  const name = traits.groups.find((one) => one.id === group)?.name;
  return name === undefined ? text(`NORN.TraitGroup.${id}.${group}`) : named(name);
}

/** The name of an aspect role. */
export function roleText({ id }: Pick<Ruleset, "id">, role: { readonly id: string; readonly name?: string }): Text {
  return role.name === undefined ? text(`NORN.Aspect.Role.${id}.${role.id}`) : named(role.name);
}

/** The name of an NPC tier. */
export function tierText({ id }: Pick<Ruleset, "id">, tier: { readonly id: string; readonly name?: string }): Text {
  return tier.name === undefined ? text(`NORN.Tier.${id}.${tier.id}`) : named(tier.name);
}

/** Every game, the one with this id first: its word is preferred where an id is on the lists of several. */
export function gamesFrom(first: string): readonly Ruleset[] {
  return GAMES.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

const GAMES: readonly Ruleset[] = Object.values(RULESETS);

/** The name of a tier that the game in play need not have: another game's word for it, else as it is stored. */
export function anyTierText(id: string, ruleset: Pick<Ruleset, "id" | "tiers">): Text {
  for (const game of [ruleset, ...GAMES]) {
    const known = game.tiers.find((tier) => tier.id === id);
    if (known) return tierText(game, known);
  }
  return named(id);
}

/** The name of a role that belongs to another game, else as it is stored. */
export function foreignRoleText(id: string): Text {
  const home = GAMES.find((game) => allRoles(game).some((role) => role.id === id));
  return home ? roleText(home, { id }) : named(id);
}

/** The name of a trait group that belongs to another game, else as it is stored. */
export function foreignGroupText(id: string): Text {
  const home = GAMES.find(({ traits }) => traits.groups.some((group) => group.id === id));
  return home ? text(`NORN.TraitGroup.${home.id}.${id}`) : named(id);
}

/** A track in words: the campaign's name, else the game's for what is harmed. */
export function trackText(game: string, { id, name = "", words = "" }: Pick<TrackLayout, "id" | "name" | "words">): Text {
  return name === "" ? text(`NORN.Track.${words || game}.${id}`) : named(name);
}

/** A row of a track in words. */
export function rowText(game: string, { words = "" }: Pick<TrackLayout, "words">, row: string): Text {
  return text(`NORN.TrackRow.${words || game}.${row}`);
}
