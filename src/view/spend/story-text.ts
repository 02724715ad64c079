import type { EntryOf } from "../../ledger/entry.ts";
import { lookUp } from "../../rules/look-up.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { SpendUse } from "../../rules/spend/spend-rules.ts";
import { rowText } from "../listed-words.ts";
import { type Text, text } from "../text.ts";

/** What it was spent on; null for what its game does not have: the use is untrusted client input. */
export function storyUse({ game, request: { use } }: EntryOf<"story">): SpendUse | null {
  const ruleset: Ruleset | undefined = lookUp(RULESETS, game);
  return ruleset?.spending.stories.find(({ id }) => id === use) ?? null;
}

/** The aspect it is about: other uses name one only because its box paid. */
export function aboutAspect(entry: EntryOf<"story">): string {
  return storyUse(entry)?.aspect === true ? entry.request.aspectName : "";
}

export function useText(entry: EntryOf<"story">): Text {
  const use = storyUse(entry);
  return use ? text(`NORN.Spend.Use.${entry.game}.${use.id}.name`) : text("NORN.Spend.unknownUse");
}

/** The other actor it is about, and which wound was taken over. */
export function whomText({ game, facts }: Pick<EntryOf<"story">, "game" | "facts">): Text | null {
  if (!facts || facts.targetName === "") return null;
  const { targetName: whom, box, to } = facts;
  if (box === "") return text("NORN.Spend.Card.with", { whom });
  return text("NORN.Spend.Card.wound", { whom, from: boxText(game, box), to: boxText(game, to) });
}

/** The row of a box: a box's id is its row's id and its index. */
export function boxText(game: string, box: string): Text {
  return rowText(game, {}, box.replace(/-\d+$/, ""));
}
