import type { BlockNow } from "../../ledger/oppose/blocks.ts";
import type { DoneOf, EntryOf } from "../../ledger/entry.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

/** A block on the card of its roll. */
export interface BlockView {
  readonly words: Text;
  /** How long it stands. */
  readonly until: Text;
  /** Id of the entry this reader may drop, "" for none. */
  readonly drops: string;
}

export function blockView(
  { id, author, request, facts: { combat } }: DoneOf<"block">,
  {
    over,
    undoes,
  }: { readonly over: boolean; readonly undoes: (entry: { readonly id: string; readonly author: string }) => boolean },
): BlockView {
  const lasts = combat === "" ? "NORN.Block.untilScene" : "NORN.Block.untilTurn";
  return {
    words: blockName(request),
    until: text(over ? "NORN.Block.over" : lasts),
    drops: !over && undoes({ id, author }) ? id : "",
  };
}

/** A block on the card of a roll that has to overcome it. */
export function blockedView({ actorName: who, request: { words, traitName: trait } }: EntryOf<"block">): Text {
  return trait === "" ? text("NORN.Block.line", { who, words }) : text("NORN.Block.lineAgainst", { who, trait, words });
}

/** What a block is called: what it stands in the way of, and the trait that is used for it. */
export function blockName({ words, traitName: trait }: Pick<EntryOf<"block">["request"], "words" | "traitName">): Text {
  return trait === "" ? text("NORN.Block.named", { words }) : text("NORN.Block.namedAgainst", { trait, words });
}

/** The traits a block may be against. */
export function blockTraits(
  ruleset: Ruleset,
  nameOf: (key: string) => string,
): readonly { readonly key: string; readonly name: string }[] {
  return ruleset.traits.list.map(({ key }) => ({ key, name: nameOf(key) }));
}

/** A block that a roll may have to overcome. */
export interface BlockChoice {
  readonly id: string;
  readonly label: Text;
  readonly checked: boolean;
}

export function blockChoices(
  ruleset: Ruleset,
  blocks: readonly BlockNow[],
  met: Readonly<Record<string, boolean>>,
): readonly BlockChoice[] {
  return blocks.map(({ entry, total }) => {
    const { number } = rankView(ruleset, total, false);
    const label = text("NORN.Block.choice", { block: blockedView(entry), total: number });
    return { id: entry.id, label, checked: met[entry.id] === true };
  });
}
