import { type ChallengeList, challengeList, type ChallengeInput } from "../../view/challenges/challenge-list.view.ts";
import type { LadderReader } from "../../view/challenges/ladder.view.ts";
import { actorsOnSceneFirst, peopleInPlay } from "../documents/actors-in-play.ts";
import { knowsChallenge } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { hasActorData, isItemOfType } from "../documents/of-type.ts";
import { ledgerChallenge } from "../ledger/ledger-documents.ts";
import { challengeState } from "../mappers/challenge-state.ts";

/** The ladders of an actor that this user may know of, in the order of its sheet. */
export function challengesOf(actor: NornActor): NornItem<"challenge">[] {
  const own = [...actor.items].filter(
    (item): item is NornItem<"challenge"> => isItemOfType(item, "challenge") && knowsChallenge(game.user, item),
  );
  return own.toSorted((a, b) => a.sort - b.sort);
}

/** The challenge with this uuid, if this user may know of it. */
export function knownChallenge(uuid: string): NornItem<"challenge"> | null {
  const found = ledgerChallenge(uuid);
  return found && knowsChallenge(game.user, found) ? found : null;
}

export function challengeSource(item: NornItem<"challenge">): ChallengeInput {
  const { rolled, span } = item.system;
  return { id: item.id ?? "", challenge: challengeState(item), words: { rolled, span: span.words } };
}

/** What this user may do with the ladders of an actor. */
export function readerOf(actor: NornActor | null): LadderReader {
  return { owner: actor?.isOwner ?? game.user.isGM, rolls: actor !== null && rollers().length > 0, leads: game.user.isGM };
}

/** Null where there is none, and none to add here. */
export function challengesOn(actor: NornActor, adds: boolean): ChallengeList | null {
  const sources = challengesOf(actor).map(challengeSource);
  return challengeList(actor.uuid, sources, { ...readerOf(actor), adds: adds && actor.isOwner });
}

/** Everyone in play this user may roll with, and their vehicles. */
export function rollers(): readonly NornActor[] {
  const vehicles = actorsOnSceneFirst().filter(({ type }) => type === "vehicle");
  return [...new Set([...peopleInPlay(), ...vehicles])].filter((actor) => actor.isOwner && hasActorData(actor.system));
}
