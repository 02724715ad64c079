import type { DoneOf } from "../../ledger/entry.ts";
import { type Hit, TAKEN_OUT } from "../../rules/harm/harm-rules.ts";
import { type Text, text } from "../text.ts";

/** What a hit comes to: its outcome in games that have a table of them, else its amount. */
export function hitText(game: string, { amount, outcome = "" }: Pick<Hit, "amount" | "outcome">): Text {
  if (outcome !== "") return text(`NORN.HitOutcome.${game}.${outcome}`);
  return text(`NORN.Harm.Amount.${game}.${amount === 1 ? "one" : "many"}`, { amount });
}

/** How a hit was taken. */
export function takenText({ game, facts }: Pick<DoneOf<"harm">, "game" | "facts">): Text {
  const { amount, outcome, names, takenOut, assetName: asset } = facts;
  const hit = hitText(game, { amount, outcome });
  const what = asset === "" ? hit : text("NORN.Organization.gaveUp", { what: hit, asset });
  const named = names.length > 0 ? text("NORN.Harm.with", { what, names: names.map((name) => `“${name}”`).join(", ") }) : what;
  return takenOut && outcome !== TAKEN_OUT ? text("NORN.Harm.andOut", { what: named }) : named;
}
