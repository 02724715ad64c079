import type { Entry } from "../../ledger/entry.ts";
import { aboutOf, type AnySaid, concernedBy, isSecret, parseSaid } from "../../ledger/kinds.ts";
import type { Asks, EntryKind } from "../../ledger/requests.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isConcealed } from "../documents/actors-in-play.ts";
import { forGmsAnd, type Whispered } from "../documents/whispered.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { entryOf, ledgerStore } from "./ledger-store.ts";
import { ledgerActor, ledgerAspect } from "./ledger-documents.ts";
import { ledgerWorld } from "./ledger-world.ts";

export interface Submission<K extends EntryKind> {
  readonly kind: K;
  /** Who pays, or acts. */
  readonly actor: NornActor | null;
  readonly request: Asks[K];
  /** Only GMs may see it. */
  readonly secret?: boolean;
  /** Ids of the only users who may see it besides GMs. */
  readonly readers?: readonly string[];
}

/** Submits a request, which the authority settles. Throws if the request cannot be read. */
export async function submitEntry<K extends EntryKind>({
  kind,
  actor,
  request,
  secret = false,
  readers,
}: Submission<K>): Promise<ChatMessage.Implementation | undefined> {
  const said = parseSaid(kind, request, false);
  if (!said) throw new Error(`A request of kind "${kind}" cannot be read.`);
  const hidden = secret ? forGmsAnd([]) : readers ? forGmsAnd(readers) : secrecyOf(said, actor);
  return ChatMessage.create({
    type: "request",
    speaker: speakerOf(actor),
    content: plainContent(actor?.shownName ?? game.user.name, hidden),
    ...hidden,
    system: {
      game: activeRuleset().id,
      actor: actor?.uuid ?? null,
      actorName: actor?.shownName ?? "",
      kind,
      request: { ...said.request },
    },
  });
}

/** Plain content of the message, for exports; without a name where it is whispered. */
export function plainContent(name: string, { whisper }: Pick<Whispered, "whisper">): string {
  return foundry.utils.escapeHTML(game.i18n.format("NORN.Ledger.plain", { name: whisper.length > 0 ? "" : name }));
}

/** Submits an undo or a redo. */
export async function takeBack(kind: "undo" | "redo", id: string): Promise<ChatMessage.Implementation | undefined> {
  const of = ledgerStore().entry(id) ?? entryOf(game.messages.get(id));
  if (!of) return undefined;
  const [on = ""] = aboutOf(of);
  const named = { ...of.request, ...of.facts };
  const aspectName = "aspectName" in named ? named.aspectName : "";
  return submitEntry({ kind, actor: ledgerActor(of.actor), request: { entry: of.id, on, aspectName } });
}

/**
 * A request about a whispered roll, with a hidden aspect, or on a hidden ladder goes only to those who may see these; one by someone
 * whom the GM keeps hidden goes to GMs, unless it is about what the players see.
 */
export function secrecyOf(said: AnySaid, actor: NornActor | null, asker = game.user.id): Whispered {
  if (isSecret(ledgerWorld(), said)) return forGmsAnd([]);
  const about = aboutOf(said).filter((id) => id !== "");
  if (about.length === 0 && actor && isConcealed(actor)) return forGmsAnd([]);
  const named = about.flatMap((id) => {
    const message = game.messages.get(id);
    const whisper = message?.whisper.filter((user) => user !== null) ?? ledgerStore().entry(id)?.readers ?? [];
    return whisper.length > 0 ? [{ whisper: [...whisper], blind: message?.blind === true }] : [];
  });
  // An undone entry may be visible to fewer users than its roll.
  const fewest = named.toSorted((a, b) => a.whisper.length - b.whisper.length)[0];
  if (fewest) return fewest;
  const aspect = "aspect" in said.request ? ledgerAspect(said.request.aspect) : null;
  if (!aspect?.system.hidden) return { whisper: [], blind: false };
  const target = "target" in said.request ? ledgerActor(said.request.target) : null;
  const readers = game.users.filter(
    (user) =>
      user.isGM ||
      user.id === asker ||
      aspect.system.known[user.id ?? ""] === true ||
      target?.testUserPermission(user, "OWNER") === true,
  );
  return { whisper: readers.map((user) => user.id ?? ""), blind: false };
}

/** Whether words about an entry may name what the GM hides, though all may see the entry: a player can ask openly for anything. */
export function namesHidden(entry: Entry): boolean {
  const named = [entry.actor, ...concernedBy(entry)].flatMap((uuid) => ledgerActor(uuid) ?? []);
  return named.some(isConcealed) || secrecyOf(entry, ledgerActor(entry.actor)).whisper.length > 0;
}
