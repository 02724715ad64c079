import type { ProposalAnswer } from "../../ledger/requests/board.ts";
import { parsePhrase } from "../../rules/created-aspects/create-aspect.ts";
import { refusalText } from "../../view/entries/refusal.view.ts";
import { currentScene, ownCharacter, situationsInSight } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { placedIn } from "./open-places.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { afterAll } from "../apps/own-items.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { notifyText } from "../words/notify-text.ts";

/** Where an aspect is to be: uuid of the place, "" for the scene that is viewed; id of the zone, "" for all of the place. */
export interface Where {
  readonly place: string;
  readonly zone: string;
}

/**
 * Adds an aspect to a place of the board: directly by those who may change the place, as a
 * suggestion by anyone else. False if it was refused, in words.
 */
export async function addToBoard({ place, zone }: Where, typed: string): Promise<boolean> {
  const words = parsePhrase(typed);
  if (!words.ok) {
    notifyText(refusalText(words));
    return false;
  }
  const on = ledgerActor(place);
  if (on?.isOwner || (place === "" && game.user.isGM)) return write(on ?? (await placeHere()), words.value, zone);
  await submitEntry({ kind: "propose", actor: ownCharacter(), request: { words: words.value, target: place, zone } });
  return true;
}

async function write(place: NornActor | null, name: string, zone: string): Promise<boolean> {
  if (!place) return false;
  const made = await place.createEmbeddedDocuments("Item", [
    { type: "aspect", name, sort: afterAll(place), system: { kind: "scene", zone } },
  ]);
  return made.length > 0;
}

/** A situation for the scene that is viewed, which all players may read once it is active; for every scene, where there is none. */
async function newPlace(): Promise<NornActor | null> {
  const scene = currentScene();
  const made = await Actor.implementation.create({
    type: "situation",
    name: scene?.name ?? game.i18n.localize("NORN.Board.newPlace"),
    ...placedIn(scene, true),
  });
  return made ?? null;
}

/** A GM takes a suggestion as an aspect of where it was suggested for, or of the scene that is viewed. */
export async function takeProposal(id: string): Promise<void> {
  const entry = ledgerStore().entry(id);
  if (entry?.kind !== "propose") return;
  const place = ledgerActor(entry.request.target) ?? (await placeHere());
  await answer(id, "accept", place?.uuid ?? "");
}

export function declineProposal(id: string): Promise<void> {
  return answer(id, "decline", "");
}

async function answer(entry: string, say: ProposalAnswer, target: string): Promise<void> {
  await submitEntry({ kind: "answer-proposal", actor: null, request: { entry, say, target } });
}

/** The situation of the scene that is viewed; without a scene, one of every scene. Made where there is none. */
async function placeHere(): Promise<NornActor | null> {
  const scene = currentScene()?.uuid ?? null;
  const isHere = (place: NornActor): boolean => isActorOfType(place, "situation") && place.system.scene === scene;
  return situationsInSight().find((place) => scene === null || isHere(place)) ?? newPlace();
}
