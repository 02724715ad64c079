import { fieldValue, prompt } from "../apps/prompt.ts";
import { currentScene } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isActorOfType } from "../documents/of-type.ts";
import { placedIn } from "./open-places.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** The situations that belong to no scene: prepared ones, and those whose scene is gone. */
export function looseSituations(): NornActor[] {
  return game.actors.filter(
    (actor) => isActorOfType(actor, "situation") && actor.isOwner && !actor.system.everywhere && actor.system.scene === null,
  );
}

/**
 * Asks a GM which of them to bring to the scene that is viewed; to every scene, where there is none. If no player could read it, all
 * can as soon as that scene is active.
 */
export async function bringSituation(): Promise<void> {
  const answer = await prompt({
    title: "NORN.Board.Bring.title",
    icon: "fa-map-location-dot",
    template: "board/choose-situation.hbs",
    context: {
      label: "NORN.Board.Bring.which",
      places: looseSituations().map(({ uuid, name }) => ({ value: uuid, label: name })),
    },
    buttons: [{ id: "ok", label: "NORN.Board.Bring.go", icon: "fa-check" }],
  });
  const place = ledgerActor(answer ? fieldValue(answer.fields, "place") : "");
  if (!place) return;
  const closed = !game.users.some((user) => !user.isGM && place.testUserPermission(user, "LIMITED"));
  await place.update(placedIn(currentScene(), closed));
}
