import type { BreakChange } from "../../ledger/requests/breaks.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { trackText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** What a break changes, without the actor's name: a number before and after, or the aspect that ends. */
export function breakChangeText(
  { kind, aspectName: aspect, counts }: Pick<BreakChange, "kind" | "aspectName" | "counts">,
  game: string,
): Text {
  const [first, second] = counts;
  if (kind === "gone" || !first) return text("NORN.Break.Change.gone", { aspect });
  const { from, to } = first;
  switch (kind) {
    case "boxes":
      return text("NORN.Break.Change.boxes", { aspect, from, to });
    case "track":
      return text("NORN.Break.Change.track", { track: trackText(game, { ...first, id: first.what }), from, to });
    case "uses":
      return text("NORN.Break.Change.uses", { item: first.name ?? "", from, to });
    case "challenge":
      return from === to
        ? text("NORN.Challenge.Break.again", { name: first.name ?? "" })
        : text("NORN.Challenge.Break.loses", { name: first.name ?? "", from, to });
    case "pool":
      return text("NORN.Break.Change.pool", { from, to });
    case "points": {
      const one = text(`NORN.Break.Change.${first.what}`, { from, to });
      return second
        ? text("NORN.Break.Change.both", { one, other: text(`NORN.Break.Change.${second.what}`, { ...second }) })
        : one;
    }
  }
}

/** The game an entry was made in; null where the stored id is unknown. */
export function gameOf(stored: string): string | null {
  return RULESET_IDS.find((id) => id === stored) ?? null;
}
