import type { EntryKind, Requests } from "../../ledger/entry.ts";
import { aboutOf, type KindAndRequest, parseRequest } from "../../ledger/kinds.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { entryOf, ledgerStore } from "./ledger-store.ts";
import { ledgerActor, ledgerAspect } from "./ledger-documents.ts";

export interface Submission<K extends EntryKind> {
  readonly kind: K;
  /** Who pays, or acts. */
  readonly actor: NornActor | null;
  readonly request: Partial<Requests[K]>;
  /** Only GMs are told. */
  readonly secret?: boolean;
  /** Ids of users who alone are told beside GMs. */
  readonly told?: readonly string[];
}

export interface Whispered {
  readonly whisper: string[];
  readonly blind: boolean;
}

/** Asks for a change of the ledger. Whoever has the authority settles it; the outcome says how it went. Throws on a request of no kind. */
export async function submitEntry<K extends EntryKind>({
  kind,
  actor,
  request,
  secret = false,
  told,
}: Submission<K>): Promise<ChatMessage.Implementation | undefined> {
  const asks = parseRequest(kind, request);
  if (!asks) throw new Error(`A request of kind "${kind}" cannot be read.`);
  const hidden = secret ? forGmsAnd([]) : told ? forGmsAnd(told) : secrecyOf(asks);
  return ChatMessage.create({
    type: "request",
    speaker: ChatMessage.getSpeaker(actor ? { actor } : {}),
    content: plainContent(actor?.name ?? game.user.name, hidden),
    ...hidden,
    system: {
      game: currentRuleset().id,
      actor: actor?.uuid ?? null,
      actorName: actor?.name ?? "",
      kind,
      request: { ...asks.request },
    },
  });
}

/** What stands in the message for those without Norn; no name where not everybody may read it. */
export function plainContent(name: string, { whisper }: Pick<Whispered, "whisper">): string {
  return foundry.utils.escapeHTML(game.i18n.format("NORN.Ledger.plain", { name: whisper.length > 0 ? "" : name }));
}

/** Undoes an entry, or does it again. */
export async function takeBack(kind: "undo" | "redo", id: string): Promise<ChatMessage.Implementation | undefined> {
  const of = ledgerStore().entry(id) ?? entryOf(game.messages.get(id));
  if (!of) return undefined;
  const [on = ""] = aboutOf(of);
  const aspectName = "aspectName" in of.request ? of.request.aspectName : "";
  return submitEntry({ kind, actor: ledgerActor(of.actor), request: { entry: of.id, on, aspectName } });
}

export function forGmsAnd(told: readonly string[]): Whispered {
  const users = game.users.filter((user) => user.isGM || told.includes(user.id ?? ""));
  return { whisper: users.map((user) => user.id ?? ""), blind: false };
}

/** What is done to a roll that some may not see, or with an aspect that some may not know, is told to nobody else. */
function secrecyOf(asks: KindAndRequest): Whispered {
  const named = aboutOf(asks).flatMap((id) => {
    const message = game.messages.get(id);
    const whisper = message?.whisper.filter((user) => user !== null) ?? ledgerStore().entry(id)?.told ?? [];
    return whisper.length > 0 ? [{ whisper: [...whisper], blind: message?.blind === true }] : [];
  });
  // What it takes back may be told to fewer than the roll it is about.
  const fewest = named.toSorted((a, b) => a.whisper.length - b.whisper.length)[0];
  if (fewest) return fewest;
  const aspect = "aspect" in asks.request ? ledgerAspect(asks.request.aspect) : null;
  if (!aspect?.system.hidden) return { whisper: [], blind: false };
  const target = "target" in asks.request ? ledgerActor(asks.request.target) : null;
  const told = game.users.filter(
    (user) =>
      user.isGM ||
      user.isSelf ||
      aspect.system.known[user.id ?? ""] === true ||
      target?.testUserPermission(user, "OWNER") === true,
  );
  return { whisper: told.map((user) => user.id ?? ""), blind: false };
}
