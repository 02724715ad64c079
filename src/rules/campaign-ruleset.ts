import type { DialValues } from "./dials/dial-values.ts";
import { type ListDial, type ListedThing, readList } from "./dials/list-dial.ts";
import { choiceInForce, isListed, type NumbersDial, readNumbers } from "./dials/read-dial.ts";
import type { AspectRole, GameInForce, Ruleset } from "./ruleset.ts";

/** The most aspects of one role; 0 stands for any number. */
const MOST_OF_A_ROLE = 20;

/** The lists every game has, as dials: its traits, the roles of its aspects with their number, its NPC tiers. */
export function listDials({ id, traits, aspects, tiers }: Pick<Ruleset, "id" | "traits" | "aspects" | "tiers">) {
  const list = (name: string, initial: ListDial["initial"], rest: Pick<ListDial, "groups" | "words">): ListDial => ({
    id: `${id}-${name}`,
    group: "lists",
    kind: "list",
    label: `list-${name}`,
    initial,
    ...rest,
  });
  const kinds = [...new Set(["character", "specialty", "defining", ...aspects.roles.map(({ kind }) => kind)])];
  const traitDial = list(
    "traits",
    traits.list.map(({ key, group }) => ({ id: key, group })),
    { groups: groupsOfCharacters(traits), words: { things: `Trait.${id}`, groups: `TraitGroup.${id}` } },
  );
  const roleDial = list(
    "roles",
    aspects.roles.map((role) => ({ id: role.id, group: role.kind })),
    { groups: kinds, words: { things: `Aspect.Role.${id}`, groups: "Aspect.Kind" } },
  );
  const counted = aspects.roles.map((role) => [role.id, role.count ?? 0] as const);
  const counts: NumbersDial = {
    id: `${id}-role-counts`,
    group: "lists",
    kind: "numbers",
    label: "list-role-counts",
    initial: Object.fromEntries(counted),
    of: roleDial,
    added: 0,
    min: 0,
    max: MOST_OF_A_ROLE,
    words: `Aspect.Role.${id}`,
  };
  const tierDial = list(
    "tiers",
    (tiers ?? []).map((tier) => ({ id: tier.id, group: "" })),
    { groups: [], words: { things: `Tier.${id}`, groups: "" } },
  );
  return { traitDial, roleDial, counts, tierDial };
}

/** Groups of a character's traits: other actors may have groups of their own. */
function groupsOfCharacters({ groups, list }: Ruleset["traits"]): readonly string[] {
  const own = groups.filter((group) => group.open || list.some((trait) => trait.group === group.id));
  return own.map(({ id }) => id);
}

/** The ruleset with the campaign's own lists: those it has chosen, with its edits. */
export function campaignRuleset(book: Ruleset, dials: DialValues): Ruleset {
  const ruleset = chosenLists(book, dials);
  const lists = listDials(ruleset);
  const { traitDial, roleDial, counts, tierDial } = lists;
  const own = Object.values(lists);
  const isBook = ruleset === book && !own.some(({ id }) => id in dials);
  if (isBook && !book.dials.some((dial) => isListed(dial) && dial.of.id in dials)) return book;
  const many = new Map(Object.entries(readNumbers(counts, dials)));
  return {
    ...ruleset,
    dials: ruleset.dials
      .map((dial) => own.find(({ id }) => id === dial.id) ?? dial)
      .map((dial) => (isListed(dial) ? choiceInForce(dial, dials) : dial)),
    traits: {
      ...ruleset.traits,
      known: book.traits.known ?? book.traits.list.map(({ key }) => key),
      list: readList(traitDial, dials).map(({ id: key, group, name }) => ({ key, group, ...named(name) })),
    },
    aspects: { ...ruleset.aspects, roles: readList(roleDial, dials).map((role) => roleOf(ruleset, role, many.get(role.id))) },
    tiers: readList(tierDial, dials).map(({ id, name }) => ({
      ...ruleset.tiers?.find((tier) => tier.id === id),
      id,
      ...named(name),
    })),
  };
}

function chosenLists(book: Ruleset, dials: DialValues): Ruleset {
  const variant = book.variant?.(dials) ?? null;
  if (variant === null) return book;
  const { traits: list, noun, ofTier, roles, negative, ladder, difficulties, dials: more } = variant;
  return {
    ...book,
    ...(ladder && { ladder }),
    ...(difficulties && { difficulties }),
    ...(more && { dials: [...book.dials, ...more] }),
    traits: { ...book.traits, ...(list && { list }), ...(noun && { noun }), ...(ofTier && { ofTier }) },
    aspects: { ...book.aspects, ...(roles && { roles }), ...(negative && { negative }) },
  };
}

function roleOf({ aspects }: Ruleset, { id, group, name }: ListedThing, count: number | undefined): AspectRole {
  const own = aspects.roles.find((role) => role.id === id);
  const kind = aspects.roles.find((role) => role.kind === group)?.kind ?? own?.kind ?? roleKind(group);
  return { ...own, id, kind, count: count === undefined || count === 0 ? null : count, ...named(name) };
}

function roleKind(group: string): AspectRole["kind"] {
  return group === "specialty" || group === "defining" ? group : "character";
}

function named(name: string): { readonly name?: string } {
  return name === "" ? {} : { name };
}

/** A game and its dials as one value, with the campaign's own lists. */
export function campaign(ruleset: Ruleset, dials: DialValues): GameInForce {
  return { ruleset: campaignRuleset(ruleset, dials), dials };
}
