import type { ListedTrait, Ruleset } from "../../../rules/ruleset.ts";
import { listedTraits } from "../../../rules/traits/listed-traits.ts";
import { traitText, named } from "../../listed-words.ts";
import { text } from "../../text.ts";
import type { ForeignSkill } from "./foreign-character.ts";
import { itemName, leftOver, type LeftOver, type PlannedItem, type PlannedPart, sameName, type Target } from "./planned-actor.ts";

/**
 * R52: a skill is the listed trait of the same name, else one of the character's own, in the first group that takes them. A rank of 0
 * is one that was not bought, and so it is here.
 */
export function planTraits(skills: readonly ForeignSkill[], type: string, target: Target): PlannedPart {
  const { ruleset } = target;
  const free = new Map(ruleset.traits.list.map((trait) => [trait.key, trait]));
  const items: PlannedItem[] = [];
  const left: LeftOver[] = [];
  const unbought: string[] = [];
  for (const { name, rank, text: words } of skills) {
    const listed = [...free.values()].find((trait) => isCalled(trait, name, target));
    if (listed) free.delete(listed.key);
    if (!listed && rank === 0) {
      unbought.push(name);
      continue;
    }
    const group = listed?.group ?? ownGroup(ruleset);
    const given = rank === 0 ? bareRank(ruleset, group) : within(rank, ruleset.traits.range);
    if (rank !== 0 && given !== rank) left.push(leftOver(name, String(rank), "rank"));
    const called = itemName(listed ? target.wordOf(traitText(ruleset, listed.key)) : name, listed ? [] : words);
    items.push(traitItem(called, { key: listed?.key ?? "", group, rank: given, game: ruleset.id }));
  }
  if (unbought.length > 0) {
    left.push({ what: text("NORN.Exchange.unbought"), value: unbought.join(", "), why: null });
  }
  return { items: [...items, ...unnamed(free, type, target)], left };
}

/** The traits every actor of the type has in this game, and the file does not name. */
function unnamed(free: ReadonlyMap<string, ListedTrait>, type: string, { ruleset, wordOf }: Target): readonly PlannedItem[] {
  return listedTraits(ruleset, type)
    .filter(({ key }) => free.has(key))
    .map(({ key, group }) => {
      const called = { name: wordOf(traitText(ruleset, key)), text: [] };
      return traitItem(called, { key, group, rank: bareRank(ruleset, group), game: ruleset.id });
    });
}

function traitItem(called: Pick<PlannedItem, "name" | "text">, system: PlannedItem["system"]): PlannedItem {
  return { ...called, type: "skill", img: "", system };
}

function isCalled({ key, name }: ListedTrait, called: string, { ruleset, wordOf }: Target): boolean {
  return sameName(called, key) || sameName(called, wordOf(name === undefined ? traitText(ruleset, key) : named(name)));
}

function ownGroup({ traits }: Ruleset): string {
  return traits.groups.find(({ open }) => open)?.id ?? "";
}

function bareRank({ traits }: Ruleset, group: string): number {
  return traits.groups.find(({ id }) => id === group)?.defaultRank ?? 0;
}

function within(rank: number, { min, max }: Ruleset["traits"]["range"]): number {
  return Math.min(max, Math.max(min, rank));
}
