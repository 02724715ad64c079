import type { Entry } from "../../view/ledger/entry.ts";
import { wordOf } from "../../view/ledger/compel/compel-details.ts";
import { ownsActor } from "./compel-now.ts";

/** Somebody else's trouble, and what changes a roll for the worse, is a game master's to carry out and nobody else's. */
export function waitsForGm({ kind, asked, author }: Entry): boolean {
  if (kind === "compel") return !ownsActor(game.users.get(author), asked.target);
  return kind === "answer" && wordOf(asked.details, "roll") !== "";
}
