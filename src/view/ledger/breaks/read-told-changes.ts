import type { ToldChange } from "./told-change.ts";

const KINDS = ["points", "boxes", "gone", "track", "pool"] as const;
type Stored = Readonly<Record<string, unknown>>;

/** The changes an entry of a break tells of, in order. What is none is left out: a message may be written by anybody's client. */
export function readToldChanges(details: Stored): readonly ToldChange[] {
  const { changes } = details;
  if (!isRecord(changes)) return [];
  return Object.entries(changes)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([, change]) => readChange(change));
}

function readChange(stored: unknown): ToldChange[] {
  if (!isRecord(stored)) return [];
  const { who, kind, aspect, counts, secret } = stored;
  const known = KINDS.find((id) => id === kind);
  if (!known || typeof who !== "string" || typeof aspect !== "string" || !isRecord(counts)) return [];
  const read = Object.values(counts).flatMap((count) => readCount(count));
  return [{ who, kind: known, aspect, counts: read, secret: secret !== false }];
}

function readCount(stored: unknown): ToldChange["counts"] {
  if (!isRecord(stored)) return [];
  const { what, from, to } = stored;
  return typeof what === "string" && typeof from === "number" && typeof to === "number" ? [{ what, from, to }] : [];
}

function isRecord(value: unknown): value is Stored {
  return typeof value === "object" && value !== null;
}
