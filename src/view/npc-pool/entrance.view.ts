import type { ActorSnapshot } from "../../rules/snapshot.ts";
import { entranceAs } from "../../rules/breaks/break-rules.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { anyTierText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** What an NPC entering the scene brings into the GM's pool, before it happens. */
export interface EntranceView {
  readonly what: Text;
  readonly parts: readonly Text[];
  /** The tier it may enter as instead, and what more it brings then; null where there is none. */
  readonly orAs: { readonly tier: string; readonly words: Text } | null;
  /** Set if it has already entered this scene. */
  readonly again: Text | null;
}

interface Circumstances {
  readonly pool: number;
  readonly again: boolean;
}

export function entranceView(game: ActiveGame, actor: ActorSnapshot, { pool, again }: Circumstances): EntranceView {
  const { points = 0, parts = [], orAs: tier } = entranceAs(game, actor) ?? {};
  const more = tier === undefined ? 0 : (entranceAs(game, actor, tier)?.points ?? 0) - points;
  return {
    what: text("NORN.Pool.brings", { who: actor.name, from: pool, to: pool + points }),
    parts: parts.map((part) => text(`NORN.Pool.Part.${part.source}`, { points: part.points })),
    orAs:
      tier === undefined
        ? null
        : { tier, words: text("NORN.Pool.orAs", { tier: anyTierText(tier, game.ruleset), points: more }) },
    again: again ? text("NORN.Pool.again", { who: actor.name }) : null,
  };
}
