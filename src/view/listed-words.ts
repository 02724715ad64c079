import { listedTrait, type Ruleset } from "../rules/index.ts";
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

/** The name of an aspect role. */
export function roleText({ id }: Pick<Ruleset, "id">, role: { readonly id: string; readonly name?: string }): Text {
  return role.name === undefined ? text(`NORN.Aspect.Role.${id}.${role.id}`) : named(role.name);
}

/** The name of an NPC tier. */
export function tierText({ id, name }: { readonly id: string; readonly name?: string }): Text {
  return name === undefined ? text(`NORN.Sheet.Tier.${id}`) : named(name);
}
