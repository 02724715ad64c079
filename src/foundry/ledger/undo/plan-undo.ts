import { applyEvents, inverseEvents, type LedgerRefusal, ok, refuse } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { standing } from "../../../view/ledger/standing.ts";
import { entriesNaming, standingOn, stands } from "../entries.ts";
import { currentState } from "../ledger-documents.ts";
import { plainPlan, type Planned } from "../plan.ts";
import { readEntry } from "../read-entry.ts";

/** Gives back what an entry changed, or changes it again, while nothing done since leans on it. */
export function planUndo({ kind, asked, author }: Entry): Planned {
  return planTaking(kind === "redo" ? "redo" : "undo", readEntry(game.messages.get(asked.entry)), author);
}

/** What undoing an entry, or doing it again, would change if this user asked for it now; or why it cannot be. */
export function planTaking(action: "undo" | "redo", of: Entry | null, userId: string): Planned {
  if (!of || of.state !== "done" || of.kind === "undo" || of.kind === "redo") return refuse("entry-gone");
  if (of.author !== userId && !game.users.get(userId)?.isGM) return refuse("not-yours", { actor: of.actorName });
  if (stands(of) !== (action === "undo")) return refuse(action === "undo" ? "already-undone" : "not-undone");
  if (action === "redo" && isOverruled(of) && !game.users.get(userId)?.isGM) return refuse("vetoed");
  const later = laterOn(of);
  if (later) return refusedFor(later, userId);
  const events = action === "undo" ? inverseEvents(of.outcome.events) : of.outcome.events;
  const applied = applyEvents(currentState(events), events);
  if (applied.ok) return ok(plainPlan(events));
  const since = action === "undo" ? USED_SINCE[applied.code] : undefined;
  return since ? refuse(since, applied.args) : applied;
}

/** A game master took it back, and somebody else had asked for it. */
export function isOverruled({ id, author }: Entry): boolean {
  const taking = entriesNaming(id).findLast(
    ({ kind, state, asked }) => kind === "undo" && state === "done" && asked.entry === id,
  );
  return taking !== undefined && taking.author !== author;
}

/** What cannot be given back was used after it came. */
const USED_SINCE: Readonly<Partial<Record<LedgerRefusal, string>>> = {
  "points-short": "points-spent-since",
  "pool-short": "pool-spent-since",
  "free-gone": "free-used-since",
  "boxes-spent": "boxes-changed-since",
};

function refusedFor({ id, kind, asked, actorName, author }: Entry, userId: string): Planned {
  const told = game.messages.get(id)?.whisper ?? [];
  if (told.length > 0 && !told.includes(userId) && !game.users.get(userId)?.isGM) return refuse("later-hidden");
  if (kind === "settle") return refuse("settled-since");
  if (kind === "invoke") return refuse("later-step", { aspect: asked.aspectName });
  return refuse("later-entry", { actor: actorName || (game.users.get(author)?.name ?? "") });
}

/** What leans on it: what answers it or cancels it, and what was done to the same roll since, for its dice hang on those before. */
function laterOn(of: Entry): Entry | null {
  const naming = entriesNaming(of.id);
  const stand = standing(naming);
  const answer = naming.find(({ id, asked }) => stand.has(id) && (asked.on === of.id || asked.entry === of.id));
  if (answer || of.asked.on === "") return answer ?? null;
  return standingOn(of.asked.on).find(({ id, settled }) => id !== of.id && settled > of.settled) ?? null;
}
