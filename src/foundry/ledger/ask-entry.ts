import { isEntryMessage } from "../documents/is-entry-message.ts";
import type { LedgerEvent } from "../../rules/index.ts";
import { wordOf } from "../../view/ledger/compel/compel-details.ts";
import type { EntryAsked, EntryKind } from "../../view/ledger/entry.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { storeInOrder } from "../mappers/stored-events.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { ledgerActor } from "./ledger-documents.ts";

export interface EntryRequest {
  readonly kind: EntryKind;
  readonly actor: NornActor | null;
  readonly asked: Partial<EntryAsked>;
  /** What it changed, where it only records what has happened already. */
  readonly events?: readonly LedgerEvent[];
  /** Game masters alone are told. */
  readonly secret?: boolean;
  /** Ids of users who alone are told beside game masters. */
  readonly told?: readonly string[];
}

/** Puts a request on the table. Whoever may carries it out; the entry says how it went. */
export async function askEntry({
  kind,
  actor,
  asked,
  events,
  secret = false,
  told,
}: EntryRequest): Promise<ChatMessage.Implementation | undefined> {
  const hidden = secret ? forGmsAnd([]) : told ? forGmsAnd(told) : secrecyOf(asked);
  const recorded = events && { state: "done", settled: game.time.serverTime, outcome: { events: storeInOrder(events) } };
  return ChatMessage.create({
    type: kind === "compel" ? "compel" : "spend",
    speaker: ChatMessage.getSpeaker(actor ? { actor } : {}),
    content: foundry.utils.escapeHTML(game.i18n.format("NORN.Ledger.plain", { name: actor?.name ?? game.user.name })),
    ...hidden,
    system: {
      kind,
      game: currentRuleset().id,
      actor: actor?.uuid ?? null,
      actorName: actor?.name ?? "",
      state: "asked",
      asked: { ...asked },
      ...recorded,
    },
  });
}

/** Undoes an entry, or does it again. */
export async function askAgain(kind: "undo" | "redo", id: string): Promise<ChatMessage.Implementation | undefined> {
  const of = game.messages.get(id);
  if (!isEntryMessage(of)) return undefined;
  const { actor, asked } = of.system;
  const { on, aspect, aspectName } = asked;
  return askEntry({ kind, actor: ledgerActor(actor ?? ""), asked: { entry: id, on, aspect, aspectName } });
}

function forGmsAnd(told: readonly string[]): { whisper: string[]; blind: boolean } {
  const users = game.users.filter((user) => user.isGM || told.includes(user.id ?? ""));
  return { whisper: users.map((user) => user.id ?? ""), blind: false };
}

/** What is done to a roll that some may not see, or with an aspect that some may not know, is told to nobody else. */
function secrecyOf(asked: Partial<EntryAsked>): { whisper: string[]; blind: boolean } {
  const { on = "", entry = "", aspect: uuid = "", target = "", details = {} } = asked;
  // What it takes back may be told to fewer than the roll it hangs on.
  const named = [entry, on, wordOf(details, "roll")].map((id) => game.messages.get(id));
  const about = named.find((message) => message && message.whisper.length > 0);
  const found: unknown = uuid === "" ? null : fromUuidSync(uuid, { strict: false });
  if (about) return { whisper: about.whisper.filter((user) => user !== null), blind: about.blind };
  if (!(found instanceof Item) || !foundry.utils.getProperty(found, "system.hidden")) return { whisper: [], blind: false };
  const known = foundry.utils.getProperty(found, "system.known") as Readonly<Record<string, boolean>>;
  const hit = ledgerActor(target);
  const told = game.users.filter(
    (user) => user.isGM || user.isSelf || known[user.id ?? ""] === true || hit?.testUserPermission(user, "OWNER") === true,
  );
  return { whisper: told.map((user) => user.id ?? ""), blind: false };
}
