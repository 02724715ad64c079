import type { DialValues } from "./dials/dial-values.ts";
import { type ListDial, type ListedThing, readList } from "./dials/list-dial.ts";
import { currentChoice, isListed, type NumbersDial, readNumbers } from "./dials/read-dial.ts";
import type { AspectRole, ActiveGame, ListedTrait, Ruleset, Tier, TraitGroup } from "./ruleset.ts";

/** The most aspects of one role; 0 stands for any number. */
const MOST_OF_A_ROLE = 20;

type Listed = Pick<Ruleset, "id" | "traits" | "aspects" | "tiers">;

function listOf(game: string, name: string, initial: ListDial["initial"], rest: Pick<ListDial, "groups" | "words">): ListDial {
  return { id: `${game}-${name}`, group: "lists", kind: "list", label: `list-${name}`, initial, ...rest };
}

/** The lists every game has, as dials: its traits and their groups, the roles of its aspects with their number, its NPC tiers. */
export function listDials(game: Listed) {
  return { ...dialsOfTraits(game), ...dialsOfRoles(game), tierDial: dialOfTiers(game) };
}

/** R19: a tier of the campaign's own is like one of the game's, if it has any. */
function dialOfTiers({ id, tiers }: Listed): ListDial {
  const groups = tiers.map((tier) => tier.id);
  const words = { things: `Tier.${id}`, groups: `Tier.${id}` };
  const initial = groups.map((tier) => ({ id: tier, group: tier }));
  return { ...listOf(id, "tiers", initial, { groups, words }), ...(groups.length > 0 && { like: true }) };
}

function dialsOfTraits({ id, traits }: Listed) {
  const groups = groupsOfCharacters(traits);
  const words = `TraitGroup.${id}`;
  const inNoGroup = groups.map((group) => ({ id: group, group: "" }));
  const groupDial: ListDial = {
    ...listOf(id, "trait-groups", inNoGroup, { groups: [], words: { things: words, groups: "" } }),
    fixed: true,
  };
  const listed = traits.list.map(({ key, group }) => ({ id: key, group }));
  const traitDial: ListDial = {
    ...listOf(id, "traits", listed, { groups, words: { things: `Trait.${id}`, groups: words } }),
    groupsOf: groupDial,
  };
  return { groupDial, traitDial };
}

function dialsOfRoles({ id, aspects }: Listed) {
  const kinds = [...new Set(["character", "specialty", "defining", ...aspects.roles.map(({ kind }) => kind)])];
  const roleDial = listOf(
    id,
    "roles",
    aspects.roles.map((role) => ({ id: role.id, group: role.kind })),
    { groups: kinds, words: { things: `Aspect.Role.${id}`, groups: "Aspect.Kind" } },
  );
  const counts: NumbersDial = {
    id: `${id}-role-counts`,
    group: "lists",
    kind: "numbers",
    label: "list-role-counts",
    initial: Object.fromEntries(aspects.roles.map((role) => [role.id, role.count ?? 0] as const)),
    of: roleDial,
    added: 0,
    min: 0,
    max: MOST_OF_A_ROLE,
    words: `Aspect.Role.${id}`,
  };
  return { roleDial, counts };
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
  const { groupDial, roleDial, counts, tierDial } = lists;
  const listed = readList(groupDial, dials);
  const traitDial = { ...lists.traitDial, groups: listed.map(({ id }) => id) };
  const own = Object.values({ ...lists, traitDial });
  const isBook = ruleset === book && !own.some(({ id }) => id in dials);
  if (isBook && !book.dials.some((dial) => isListed(dial) && dial.of.id in dials)) return book;
  const many = new Map(Object.entries(readNumbers(counts, dials)));
  return {
    ...ruleset,
    dials: ruleset.dials
      .map((dial) => own.find(({ id }) => id === dial.id) ?? dial)
      .map((dial) => (isListed(dial) ? currentChoice(dial, dials) : dial)),
    traits: {
      ...ruleset.traits,
      groups: currentGroups(ruleset, listed),
      list: readList(traitDial, dials).map((thing) => listedAs(thing, traitDial)),
    },
    aspects: { ...ruleset.aspects, roles: readList(roleDial, dials).map((role) => roleOf(ruleset, role, many.get(role.id))) },
    tiers: readList(tierDial, dials).map((tier) => tierOf(ruleset, tier)),
  };
}

function listedAs({ id: key, group, name }: ListedThing, { initial }: ListDial): ListedTrait {
  const before = initial.find(({ id }) => id === key)?.group ?? group;
  return { key, group, ...(before !== group && { movedFrom: before }), ...named(name) };
}

/** Renamed, and those that are added after the game's own. R18: in such a group players may add traits where they may in the first. */
function currentGroups({ traits: { groups } }: Ruleset, listed: readonly ListedThing[]): readonly TraitGroup[] {
  const [first] = groups;
  const known = groups.map((group) => ({ ...group, ...named(listed.find(({ id }) => id === group.id)?.name ?? "") }));
  const added = listed.filter(({ id }) => !groups.some((group) => group.id === id));
  return [
    ...known,
    ...added.map(({ id, name }) => ({ defaultRank: first?.defaultRank ?? 0, open: first?.open ?? false, id, name })),
  ];
}

function chosenLists(book: Ruleset, dials: DialValues): Ruleset {
  const variant = book.variant(dials);
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

function tierOf({ tiers }: Ruleset, { id, group, name }: ListedThing): Tier {
  const own = tiers.find((tier) => tier.id === id);
  return { ...(own ?? (group !== "" && { like: group })), id, ...named(name) };
}

function named(name: string): { readonly name?: string } {
  return name === "" ? {} : { name };
}

/** A game and its dials as one value, with the campaign's own lists. */
export function campaign(ruleset: Ruleset, dials: DialValues): ActiveGame {
  return { ruleset: campaignRuleset(ruleset, dials), dials };
}
