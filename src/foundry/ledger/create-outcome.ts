import { isGm } from "../documents/is-gm.ts";
import type { Entry, Refusal } from "../../ledger/entry.ts";
import type { Settled, Thrown } from "../../ledger/authority/ledger-host.ts";
import type { Plan } from "../../ledger/plan.ts";
import type { Asks, EntryKind } from "../../ledger/requests.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { forGmsAnd, type Whispered } from "../documents/whispered.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { ledgerActor, ledgerChallenge } from "./ledger-documents.ts";
import { ledgerStore, onEntryChange } from "./ledger-store.ts";
import { namesHidden, plainContent, secrecyOf } from "./submit-entry.ts";
import { removedBy } from "./write-part.ts";

/** When the last entry was settled by a GM's client; null until this client settles one. */
let latest: number | null = null;

/**
 * What the authority has found of a request. Of what its author wrote nothing is taken over but what is asked, as it was read: names,
 * game, speaker and readers are what this client knows itself.
 */
export async function createOutcome(entry: Entry, settled: Settled): Promise<void> {
  const removed = settled.state === "done" ? removedBy(settled.events).map((item) => item.toObject()) : [];
  const rolls = settled.state === "done" ? settled.rolls.map((roll) => JSON.stringify(roll)) : [];
  const actor = ledgerActor(entry.actor);
  const speaker = actor ? speakerOf(actor) : { alias: game.users.get(entry.author)?.name ?? "" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
  await ChatMessage.create({
    ...outcomeData(entry, { ...settled, removed }, readersOf(entry, settled)),
    speaker,
    rolls,
  } as ChatMessage.CreateData);
}

/**
 * Who may read an outcome: as with a request (`secrecyOf`), and the requester, who is not its author and would not see it otherwise.
 * What follows a blind roll stays hidden from its author. A GM may have asked more secretly.
 */
function readersOf(entry: Entry, settled: Settled): Whispered {
  const { author } = entry;
  const { whisper, blind } = isGm(author) ? askedFor(entry) : secrecyOf(entry, ledgerActor(entry.actor), author);
  if (whisper.length > 0) return { ...forGmsAnd(blind ? whisper : [...whisper, author]), blind };
  // Why something cannot be done may name what the GM hides, if a player asks openly for what no button offers.
  return settled.state === "refused" && namesHidden(entry) ? forGmsAnd([author]) : { whisper: [], blind: false };
}

/** Deleted meanwhile, a request is still as secret as it was. */
function askedFor({ id, readers }: Entry): Whispered {
  const message = game.messages.get(id);
  return { whisper: message?.whisper.filter((user) => user !== null) ?? [...readers], blind: message?.blind === true };
}

type Asked = Pick<Entry, "id" | "author" | "actor" | "kind"> & { readonly request: Asks[EntryKind] };

type Recorded = { readonly state: Settled["state"]; readonly removed?: readonly object[]; readonly refusal?: Refusal } & Partial<
  Omit<Plan, "dice"> & Thrown
>;

/** What the message of an outcome holds. */
export function outcomeData(entry: Asked, settled: Recorded, hidden: Whispered) {
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
  const actorName = ledgerActor(entry.actor)?.shownName ?? "";
  return {
    type: "entry",
    content: plainContent(actorName, hidden),
    ...hidden,
    system: {
      game: activeRuleset().id,
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
    if (latest !== null && after) latest = Math.max(latest, after.settled);
  });
}

/** A client's estimate of the server's clock may jump: what is settled later must still count later. */
function settledNow(): number {
  latest ??= ledgerStore()
    .all()
    .reduce((last, { settled }) => Math.max(last, settled), 0);
  latest = Math.max(latest + 1, game.time.serverTime);
  return latest;
}
