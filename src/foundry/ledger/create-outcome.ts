import type { Entry, Refusal } from "../../ledger/entry.ts";
import { concernedBy } from "../../ledger/kinds.ts";
import type { Plan } from "../../ledger/plan.ts";
import type { Asks, EntryKind } from "../../ledger/requests.ts";
import type { LedgerEvent } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isConcealed } from "../documents/actors-in-play.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { forGmsAnd, type Whispered } from "../documents/whispered.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { ledgerActor, ledgerChallenge } from "./ledger-documents.ts";
import { ledgerStore, onEntryChange } from "./ledger-store.ts";
import { plainContent, secrecyOf } from "./submit-entry.ts";

/** When the last entry was settled by a GM's client; null until this client settles one. */
let latest: number | null = null;

type Settled = { readonly state: "done" | "refused" } & Partial<Omit<Plan, "dice">> & {
    readonly faces?: readonly number[];
    readonly rolls?: readonly Roll.Implementation[];
    readonly removed?: readonly object[];
    readonly refusal?: Refusal;
  };

/**
 * A copy of the request, with its outcome. Whispered to those who could see the request, to every GM, and to the requester, who is
 * not the author of the outcome and would not see it otherwise. What follows a blind roll stays hidden from its author.
 */
export async function createOutcome(entry: Entry, settled: Settled): Promise<void> {
  const { request } = ledgerStore().messagesOf(entry.id);
  const message = game.messages.get(request?.message ?? "");
  // Deleted meanwhile, it is still as secret as it was.
  const readers = message?.whisper.filter((user) => user !== null) ?? entry.readers;
  const blind = message?.blind === true;
  const hidden: Whispered =
    readers.length > 0 ? { ...forGmsAnd(blind ? readers : [...readers, entry.author]), blind } : refusalReaders(entry, settled);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
  await ChatMessage.create({
    ...outcomeData(entry, settled, hidden),
    speaker: message ? { ...message.speaker } : {},
    rolls: (settled.rolls ?? []).map((roll) => JSON.stringify(roll)),
  } as ChatMessage.CreateData);
}

/** Why something cannot be done may name what the GM hides, if a player asks openly for what no button offers: then only they read it. */
function refusalReaders(entry: Entry, { state }: Pick<Settled, "state">): Whispered {
  const named = [entry.actor, ...concernedBy(entry)].flatMap((uuid) => ledgerActor(uuid) ?? []);
  const hides = state === "refused" && (named.some(isConcealed) || secrecyOf(entry, ledgerActor(entry.actor)).whisper.length > 0);
  return hides ? forGmsAnd([entry.author]) : { whisper: [], blind: false };
}

type Asked = Pick<Entry, "id" | "author" | "actor" | "actorName" | "game" | "kind"> & { readonly request: Asks[EntryKind] };

/** What the message of an outcome holds. */
export function outcomeData(entry: Asked, settled: Settled, hidden: Whispered) {
  const {
    state,
    facts = {},
    payment = "",
    points = 0,
    events = [],
    later = [],
    faces = [],
    removed = [],
    turn = "",
    builtOn = {},
  } = settled;
  // What the request calls someone is its author's word.
  const actorName = ledgerActor(entry.actor)?.shownName ?? entry.actorName;
  return {
    type: "entry",
    content: plainContent(actorName, hidden),
    ...hidden,
    system: {
      game: entry.game,
      actor: entry.actor === "" ? null : entry.actor,
      actorName,
      kind: entry.kind,
      request: { ...entry.request, ...facts },
      entry: entry.id,
      asker: entry.author,
      state,
      settled: settledNow(),
      payment,
      points,
      events,
      later,
      faces,
      removed,
      builtOn,
      turn,
      refusal: settled.refusal ?? { code: "", args: {} },
    },
  };
}

/** Records a manual edit, which has already happened and was not requested. */
export async function recordAdjustment(
  actor: NornActor | null,
  request: Asks["adjust"],
  events: readonly LedgerEvent[],
): Promise<void> {
  const hidden = actor?.hasPlayerOwner && !events.some(isOnHidden) ? { whisper: [], blind: false } : forGmsAnd([]);
  const asked: Asked = {
    id: "",
    author: game.user.id,
    actor: actor?.uuid ?? "",
    actorName: actor?.shownName ?? "",
    game: currentRuleset().id,
    kind: "adjust",
    request,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
  await ChatMessage.create({
    ...outcomeData(asked, { state: "done", events }, hidden),
    speaker: speakerOf(actor),
  } as ChatMessage.CreateData);
}

/** Whether it changes a ladder that only GMs know of. */
function isOnHidden(event: LedgerEvent): boolean {
  return "challenge" in event && ledgerChallenge(event.challenge)?.system.hidden === true;
}

/** Called once this client may settle entries. */
export function registerSettledClock(): void {
  onEntryChange(({ after }) => {
    if (latest !== null && after?.byGm) latest = Math.max(latest, after.settled);
  });
}

/** A client's estimate of the server's clock may jump: what is settled later must still count later. */
export function settledNow(): number {
  latest ??= ledgerStore()
    .all()
    .reduce((last, { byGm, settled }) => (byGm ? Math.max(last, settled) : last), 0);
  latest = Math.max(latest + 1, game.time.serverTime);
  return latest;
}
