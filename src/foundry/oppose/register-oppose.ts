import { onRoll } from "../documents/on-change.ts";
import { registerAfterDefense } from "./after-defense-part.ts";
import { registerBlocks } from "./block-part.ts";
import { registerRefreshHits } from "../harm/refresh-hits.ts";
import { refreshCard } from "../chat/render-card.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import type { EntryKind } from "../../ledger/entry.ts";
import { aboutOf } from "../../ledger/kinds.ts";

/** Kinds of entries that tie one roll to another. */
const TYING: readonly EntryKind[] = ["oppose", "join", "defend", "harm"];

/** Redraws the card of a roll whenever the one against it changes or is deleted. Called in `init`. */
export function registerOppose(): void {
  registerAfterDefense();
  registerBlocks();
  registerRefreshHits();
  onEntryChange(({ entries }) => {
    for (const id of entries.flatMap((entry) => aboutOf(entry))) refreshOpposed(id);
  });
  onRoll(["changed", "deleted"], ({ id }) => refreshOpposed(id ?? ""));
}

function refreshOpposed(id: string): void {
  const pairs = ledgerStore()
    .about(id)
    .filter(({ kind }) => TYING.includes(kind));
  for (const other of new Set(pairs.flatMap((entry) => aboutOf(entry)))) if (other !== id) refreshCard(other);
}
