import type { Entry } from "../../view/ledger/entry.ts";
import { isTrusted } from "../../view/ledger/standing.ts";
import { type Balance, balance, type Counter, POOL } from "../../view/strip/balances.ts";
import type { HistoryFacts } from "../../view/strip/history.view.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { hasActorData } from "../documents/has-actor-data.ts";
import { ownsAll } from "../ledger/entries.ts";
import { entryCircumstances } from "../ledger/entry-circumstances.ts";
import { knowsAspect } from "../invoke/known-aspects.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { readEntry } from "../ledger/read-entry.ts";
import { planTaking } from "../ledger/undo/plan-undo.ts";
import { entryIdsOf } from "./entry-index.ts";

/** Every entry of one history with the balance after each. What is said to be done and is not to be believed is left out. */
export function balanceOf(subject: string): Balance {
  const entries = [...entryIdsOf(subject)].flatMap((id) => {
    const entry = readEntry(game.messages.get(id));
    return entry && (entry.state !== "done" || isTrusted(entry, ownsAll)) ? [entry] : [];
  });
  return balance(entries, subject, countersOf(subject));
}

/** What is counted of a subject now: of an actor what its game has, and whatever else it still holds. */
function countersOf(subject: string): Partial<Record<Counter, number>> {
  if (subject === POOL) return { pool: npcPool().points };
  const system: object = ledgerActor(subject)?.system ?? {};
  if (!hasActorData(system)) return {};
  const { value, refresh, debt, held } = system.fatePoints;
  const has = currentRuleset().fatePoints;
  return {
    value,
    ...(has.refresh && { refresh }),
    ...((has.debt || debt > 0) && { debt }),
    ...((has.held || held > 0) && { held }),
  };
}

/** What only the table knows about an entry of a history, for this reader. */
export function historyFacts(entry: Entry): HistoryFacts {
  const circumstances = entryCircumstances(entry);
  const at = game.messages.get(entry.id)?.timestamp ?? entry.settled;
  const planned = circumstances.mine ? planTaking(circumstances.stands ? "undo" : "redo", entry, game.user.id ?? "") : null;
  return {
    circumstances,
    author: game.users.get(entry.author)?.name ?? "",
    when: timeOf(at),
    stamp: new Date(at).toISOString(),
    refusal: planned && !planned.ok ? { code: planned.code, args: planned.args } : null,
    nameOf: (uuid) => {
      const aspect = ledgerAspect(uuid);
      return aspect && knowsAspect(game.user, aspect) ? aspect.name : "";
    },
  };
}

/** The time today; the day too before that. */
function timeOf(at: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: "numeric", month: "short" } as const);
  return then.toLocaleString(game.i18n.lang, { ...day, hour: "2-digit", minute: "2-digit" });
}
