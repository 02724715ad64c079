import { aboutOf } from "../../ledger/kinds.ts";
import { type Envelope, type OutcomeMessage, parseOutcome, parseRequest, type RequestMessage } from "../../ledger/message.ts";
import { firstBuiltOn, rollsAbout } from "../../ledger/roll/changed-roll.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { speakerOf } from "../documents/speaker-of.ts";
import { outcomeData } from "../ledger/create-outcome.ts";
import { isByGm } from "../ledger/former-gms.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { secrecyOf } from "../ledger/submit-entry.ts";
import { type Confirmed, type OldEntry, settledAlone } from "./settled-alone.ts";

/**
 * 1. Until then a player's client settled some entries while no GM was connected, in an outcome of its own. Those that could be true
 * become a GM's, made from what was read of them. No player can take them back: what is believed here must bring no one anything.
 * What a claim says and the documents do not show, reconciling the books finds.
 */
export async function confirmOutcomes(): Promise<void> {
  const old = oldEntries();
  for (const entry of settledAlone(ledgerWorld(), old)) await confirm(entry);
  await forget(old);
}

async function confirm(entry: Confirmed): Promise<void> {
  const { said, payment, points, events, faces } = entry;
  const actor = ledgerActor(entry.actor);
  const settled = {
    state: "done",
    facts: said.facts ?? {},
    payment,
    points,
    events,
    faces,
    builtOn: firstBuiltOn(rollsAbout(ledgerWorld(), aboutOf(said))),
  } as const;
  const asked = { ...entry, author: game.user.id, kind: said.kind, request: said.request };
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated by the host as it is made
    await ChatMessage.create({
      ...outcomeData(asked, settled, secrecyOf(said, actor)),
      speaker: speakerOf(actor),
    } as ChatMessage.CreateData);
  } catch (error) {
    // What the host does not accept no honest client has written.
    if (!game.socket?.connected) throw error;
  }
}

/** A request goes with the outcome that its author wrote of it: it was settled, or said to be. Another's stays. */
async function forget(old: readonly OldEntry[]): Promise<void> {
  const gone = old.flatMap(({ request, outcomes }) => {
    const isSettled = request !== null && outcomes.some(({ author }) => author === request.author);
    return [...outcomes.map(({ message }) => message), ...(isSettled ? [request.message] : [])];
  });
  await retryRemaining(
    gone,
    (id) => game.messages.has(id),
    // What depends on an entry now depends on a GM's outcome.
    (ids) => ChatMessage.deleteDocuments(ids, { noHook: true }),
  );
}

/** The entries of the log that a player wrote an outcome of. */
function oldEntries(): readonly OldEntry[] {
  const [outcomes, requests] = [new Map<string, OutcomeMessage[]>(), new Map<string, RequestMessage>()];
  const byGms = new Set<string>();
  for (const message of game.messages) {
    if (isMessageOfType(message, "request")) {
      const request = parseRequest(envelopeOf(message), message.toObject().system);
      if (request) requests.set(request.entry, request);
    }
    const outcome = isMessageOfType(message, "entry") ? parseOutcome(envelopeOf(message), message.toObject().system) : null;
    if (outcome?.byGm) byGms.add(outcome.entry);
    else if (outcome) outcomes.set(outcome.entry, [...(outcomes.get(outcome.entry) ?? []), outcome]);
  }
  return [...outcomes].map(([id, own]) => ({
    request: requests.get(id) ?? null,
    outcomes: own,
    settledByGm: byGms.has(id),
  }));
}

function envelopeOf(message: NornChatMessage): Envelope {
  const { id, _source } = message;
  return { message: id ?? "", author: _source.author ?? "", byGm: isByGm(message), received: 0, visible: true, readers: [] };
}
