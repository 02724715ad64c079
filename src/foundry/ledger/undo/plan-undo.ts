import { applyEvents, inverseEvents, ok, refuse } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { standingOn, stands } from "../entries.ts";
import { currentState } from "../ledger-documents.ts";
import { plainPlan, type Planned } from "../plan.ts";
import { readEntry } from "../read-entry.ts";

/** Gives back what an entry changed, or changes it again, while nothing done since leans on it. */
export function planUndo(entry: Entry): Planned {
  const of = readEntry(game.messages.get(entry.asked.entry));
  if (!of || of.state !== "done" || of.kind === "undo" || of.kind === "redo") return refuse("entry-gone");
  if (of.author !== entry.author && !game.users.get(entry.author)?.isGM) return refuse("not-yours", { actor: of.actorName });
  const undoes = entry.kind === "undo";
  if (stands(of) !== undoes) return refuse(undoes ? "already-undone" : "not-undone");
  const later = laterOn(of);
  if (later?.kind === "settle") return refuse("settled-since");
  if (later) return refuse("later-step", { aspect: later.asked.aspectName });
  const events = undoes ? inverseEvents(of.outcome.events) : of.outcome.events;
  const applied = applyEvents(currentState(events), events);
  return applied.ok ? ok(plainPlan(events)) : applied;
}

/** What was done to the same roll after it. Dice that were thrown again hang on the dice before. */
function laterOn(of: Entry): Entry | null {
  if (of.asked.on === "") return null;
  return standingOn(of.asked.on).find(({ id, settled }) => id !== of.id && settled > of.settled) ?? null;
}
