import type { Ruleset } from "../../rules/ruleset.ts";
import { type Balance, balance, type Counter, POOL } from "../../ledger/balances.ts";
import type { Entry } from "../../ledger/entry.ts";
import { planUndoOrRedo } from "../../ledger/kinds.ts";
import type { World } from "../../ledger/world.ts";
import type { HistoryFacts } from "../../view/history/history.view.ts";
import { hasActorData } from "../documents/of-type.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { entryCircumstances } from "../entries/entry-circumstances.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { npcPool } from "../settings/npc-pool.ts";

/** Every entry of one history with the balance after each. */
export function balanceOf(ruleset: Ruleset, subject: string): Balance {
  return balance(ledgerStore().ofSubject(subject), subject, countersOf(ruleset, subject));
}

/** The current counters of a subject: for an actor, those its game has and any other it still holds. */
function countersOf(ruleset: Ruleset, subject: string): Partial<Record<Counter, number>> {
  if (subject === POOL) return { pool: npcPool().points };
  const system: object = ledgerActor(subject)?.system ?? {};
  if (!hasActorData(system)) return {};
  const { value, refresh, debt, held, experience = 0, advantagePoints = 0, skillPoints = 0 } = system.fatePoints;
  const { fatePoints: has, experience: learns } = ruleset;
  return {
    value,
    ...(has.refresh && { refresh }),
    ...((has.debt || debt > 0) && { debt }),
    ...((has.held || held > 0) && { held }),
    ...((learns || experience > 0) && { experience }),
    ...((learns || advantagePoints > 0) && { advantagePoints }),
    ...(skillPoints > 0 && { skillPoints }),
  };
}

/** What the view cannot know of an entry: the reader's rights and names. */
export function historyFacts(world: World, entry: Entry): HistoryFacts {
  const circumstances = entryCircumstances(entry);
  const at = entry.settled || (game.messages.get(entry.id)?.timestamp ?? 0);
  const planned = circumstances.mayTakeBack
    ? planUndoOrRedo(world, circumstances.stands ? "undo" : "redo", entry, game.user.id)
    : null;
  return {
    circumstances,
    author: game.users.get(entry.author)?.name ?? "",
    when: timeOf(at),
    stamp: new Date(at).toISOString(),
    refusal: planned && !planned.ok ? { code: planned.code, args: planned.args } : null,
    nameOf: (uuid) => known(uuid)?.name ?? "",
    aspect: "aspect" in entry.request ? (known(entry.request.aspect)?.uuid ?? "") : "",
  };
}

/** An aspect in play that this user knows. */
function known(uuid: string): NornItem<"aspect"> | null {
  const aspect = ledgerAspect(uuid);
  return aspect && knowsAspect(game.user, aspect) ? aspect : null;
}

/** Today, only the time; before, with the day. */
function timeOf(at: number): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: "numeric", month: "short" } as const);
  return then.toLocaleString(game.i18n.lang, { ...day, hour: "2-digit", minute: "2-digit" });
}
