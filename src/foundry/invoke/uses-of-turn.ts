import { type AspectUse, scopeOf } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isEntryMessage } from "../documents/is-entry-message.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { compelNow } from "../compel/compel-now.ts";
import { stands } from "../ledger/entries.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { readEntry } from "../ledger/read-entry.ts";

/** Ids of the entries made in each turn of a conflict. Built when the first turn asks, then kept. */
let byTurn: Map<string, Set<string>> | null = null;

function index(): Map<string, Set<string>> {
  if (byTurn) return byTurn;
  byTurn = new Map();
  for (const message of game.messages) note(byTurn, message);
  const keep = (message: unknown): void => note(index(), message);
  Hooks.on("createChatMessage", keep);
  // The turn is written when an entry is decided.
  Hooks.on("updateChatMessage", keep);
  return byTurn;
}

function note(into: Map<string, Set<string>>, message: unknown): void {
  if (!isEntryMessage(message) || !message.id) return;
  const { turn } = message.system.outcome;
  if (turn !== "") into.set(turn, (into.get(turn) ?? new Set()).add(message.id));
}

/** Uses of aspects in a turn that stand: a compel counts like an invocation, unless it was withdrawn. Source: S3. */
export function usesOfTurn(turn: string): Entry[] {
  if (turn === "") return [];
  return [...(index().get(turn) ?? [])].flatMap((id) => {
    const entry = readEntry(game.messages.get(id));
    const spent = entry?.kind === "spend" && entry.asked.aspect !== "";
    const used = entry && (spent || entry.kind === "invoke" || entry.kind === "compel") && stands(entry);
    return used && compelNow(id)?.now.stage !== "withdrawn" ? [entry] : [];
  });
}

/** An entry as the rules count it. */
export function useOf({ actor, asked, outcome }: Entry, sameAction: boolean): AspectUse {
  const aspect = ledgerAspect(asked.aspect);
  const gone = asked.aspect === "" ? null : "advantage";
  const scope = aspect ? scopeOf(aspectState(aspect), actor) : gone;
  return { aspect: asked.aspect, user: actor, scope, points: outcome.points, sameAction };
}
