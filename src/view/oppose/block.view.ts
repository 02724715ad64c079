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
  { id, author, request: { words }, facts: { combat } }: DoneOf<"block">,
  {
    over,
    undoes,
  }: { readonly over: boolean; readonly undoes: (entry: { readonly id: string; readonly author: string }) => boolean },
): BlockView {
  const lasts = combat === "" ? "NORN.Block.untilScene" : "NORN.Block.untilTurn";
  return {
    words: text("NORN.Block.named", { words }),
    until: text(over ? "NORN.Block.over" : lasts),
    drops: !over && undoes({ id, author }) ? id : "",
  };
}

/** A block on the card of a roll that has to overcome it. */
export function blockedView({ actorName: who, request: { words } }: EntryOf<"block">): Text {
  return text("NORN.Block.line", { who, words });
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
  return blocks.map(({ entry: { id, actorName: who, request }, total }) => ({
    id,
    label: text("NORN.Block.choice", { who, words: request.words, total: rankView(ruleset, total, false).number }),
    checked: met[id] === true,
  }));
}
