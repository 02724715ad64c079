import { type Entry, type EntryState, NO_OUTCOME, type Outcome, type Refusal } from "./entry.ts";
import { type AnySaid, parseSaid } from "./kinds.ts";
import { choiceOf, idOf, type Input, isInput, textOf, wholeOf } from "./read-input.ts";
import { parseEvents } from "./changes/read-events.ts";

/** What a client knows of a chat message besides its data. The author is set by the server. */
export interface Envelope {
  /** Id of the message. */
  readonly message: string;
  readonly author: string;
  /** The author is a GM. */
  readonly byGm: boolean;
  /** When the server received it, in milliseconds of its clock: what the author says of it counts for nothing. */
  readonly received: number;
  /** Whether this user may see it. */
  readonly visible: boolean;
  /** Ids of the only users who may see it; empty for all. */
  readonly readers: readonly string[];
}

interface Content {
  /** Id of the entry it belongs to. */
  readonly entry: string;
  readonly said: AnySaid;
  readonly actor: string;
  readonly actorName: string;
  readonly game: string;
}

/** A request, by any user. */
export type RequestMessage = Envelope & Content & { readonly type: "request" };

/** An outcome: it counts if a GM wrote it. */
export type OutcomeMessage = Envelope &
  Content & {
    readonly type: "outcome";
    /** Id of the user who asked. */
    readonly asker: string;
    readonly state: Exclude<EntryState, "pending">;
    readonly settled: number;
    readonly outcome: Outcome;
  };

export type LedgerMessage = RequestMessage | OutcomeMessage;

/** Untrusted data of a request's message; null where it cannot be read. */
export function parseRequest(envelope: Envelope, system: Input): RequestMessage | null {
  const content = parseContent(envelope, system, false);
  return content && { ...envelope, ...content, entry: envelope.message, type: "request" };
}

/** Untrusted data of an outcome's message; null where it cannot be read. */
export function parseOutcome(envelope: Envelope, system: Input): OutcomeMessage | null {
  const state = choiceOf(["done", "refused"] as const, system["state"]);
  const content = parseContent(envelope, system, state === "done");
  const events = parseEvents(system["events"]);
  const later = parseEvents(system["later"]);
  if (!content || !state || !events || !later) return null;
  const faces: readonly unknown[] = Array.isArray(system["faces"]) ? system["faces"] : [];
  return {
    ...envelope,
    ...content,
    type: "outcome",
    asker: idOf(system["asker"]),
    state,
    settled: Number.isFinite(system["settled"]) ? Number(system["settled"]) : 0,
    outcome: {
      payment: textOf(system["payment"]),
      points: wholeOf(system["points"]) ?? 0,
      events,
      later,
      faces: faces.flatMap((face) => wholeOf(face) ?? []),
      turn: textOf(system["turn"]),
      refusal: state === "refused" ? parseRefusal(system["refusal"]) : null,
    },
  };
}

function parseContent({ message }: Envelope, system: Input, isDone: boolean): Content | null {
  const said = parseSaid(system["kind"], system["request"], isDone);
  if (!said) return null;
  return {
    entry: idOf(system["entry"]) || message,
    said,
    actor: idOf(system["actor"]),
    actorName: textOf(system["actorName"]),
    game: textOf(system["game"]),
  };
}

function parseRefusal(stored: unknown): Refusal {
  const { code, args } = isInput(stored) ? stored : {};
  const plain = Object.entries(isInput(args) ? args : {}).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === "string" || typeof pair[1] === "number",
  );
  return { code: textOf(code) || "unknown", args: Object.fromEntries(plain) };
}

/** The entry of a request that is not settled yet. */
export function pendingEntry(request: RequestMessage): Entry {
  return entryOf(request, { state: "pending", settled: 0, author: request.author, outcome: NO_OUTCOME });
}

export function settledEntry(message: OutcomeMessage): Entry {
  const { state, settled, asker: author, outcome } = message;
  return entryOf(message, { state, settled, author, outcome });
}

type Settling = Pick<Entry, "state" | "settled" | "author" | "outcome">;

function entryOf({ entry: id, said, actor, actorName, game, visible, readers }: LedgerMessage, settling: Settling): Entry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- facts were read where it is done, and only there
  return { id, actor, actorName, game, visible, readers, ...said, ...settling } as Entry;
}
