import { isRecord } from "../../rules/is-record.ts";
import { boardView, type BoardView } from "../../view/board/board.view.ts";
import { NornWindow } from "../apps/norn-window.ts";
import { CHALLENGE_ACTIONS } from "../challenges/challenge-actions.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import { dropOnActor } from "../drag/drop-on-actor.ts";
import { placeOwn } from "../apps/own-items.ts";
import { zonesFromRegions } from "../canvas/zone-regions.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { takeBack } from "../ledger/submit-entry.ts";
import { closestTo, dataAround } from "../redraw/elements.ts";
import { destinationTyped, hideDestination, showDestination, showDestinations } from "./destination-hint.ts";
import { addToBoard, declineProposal, takeProposal, type Where } from "./board-actions.ts";
import { moveByKey, openBoardBar } from "./board-menu.ts";
import { bringSituation } from "./bring-situation.ts";
import { goTo } from "./move.ts";
import { intoZone } from "./move-aspect.ts";
import { openPersonMenu, openZoneMenu } from "./zone-menu.ts";
import { addZone, mayEnter, moveTo, peopleInSight } from "./zones.ts";
import { boardInput } from "./board-input.ts";
import { onTarget } from "../words/on-target.ts";

/** What the board's window and its slim form have in common: the aspects in sight, and what can be done with them. */
export class BoardBase extends NornWindow {
  static override DEFAULT_OPTIONS: (typeof NornWindow)["DEFAULT_OPTIONS"] = {
    classes: ["norn"],
    actions: onTarget({
      aspectBar: (_data, { element }: BoardBase, button) => openBoardBar(element, button),
      placeSheet: async ({ place = "" }) => (await actorByUuid(place))?.sheet?.render(true),
      takeProposal: ({ entry = "" }) => takeProposal(entry),
      declineProposal: ({ entry = "" }) => declineProposal(entry),
      withdrawProposal: ({ entry = "" }) => takeBack("undo", entry),
      conflict: () => ui.combat?.activate(),
      person: (_data, { element }: BoardBase, button) => openPersonMenu(element, button),
      zone: (_data, { element }: BoardBase, button) => openZoneMenu(element, button),
      callForRoll: async () => (await import("../calls/open-call.ts")).openCall(),
      rollForAspect: async ({ place = "", zone = "" }) =>
        (await import("../calls/roll-for-aspect.ts")).askForAspect({ situation: place, zone }),
      ...CHALLENGE_ACTIONS,
      zonesFromRegions: async ({ place = "" }) => {
        const actor = ledgerActor(place);
        if (actor) await zonesFromRegions(actor);
      },
      bringSituation,
    }),
  };

  protected board(form: Parameters<typeof boardInput>[1]): BoardView {
    const { game: played } = ledgerWorld();
    return boardView(boardInput(played, form), played.ruleset);
  }

  protected override async _onFirstRender(...args: Parameters<NornWindow["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.element.addEventListener("submit", (event) => this.#added(event));
    this.element.addEventListener("input", showDestination);
    this.element.addEventListener("keydown", (event) => {
      if (moveByKey(event)) event.preventDefault();
    });
    this.element.addEventListener("dragstart", dragAspect);
    this.element.addEventListener("dragover", (event) => {
      if (placeUnder(event)) event.preventDefault();
    });
    this.element.addEventListener("drop", (event) => void takeDrop(event));
  }

  protected override async _onRender(...args: Parameters<NornWindow["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    showDestinations(this.element);
  }

  #added(event: SubmitEvent): void {
    event.preventDefault();
    const form = closestTo(event.target, "form.norn-board-add");
    const field = form?.querySelector("input");
    if (!form || !field || field.value.trim() === "") return field?.focus();
    field.focus();
    const { newZone = "", place = "", zone = "" } = form.dataset;
    const zoned = ledgerActor(newZone);
    void take(field, (typed) => (zoned ? addZone(zoned, typed.trim()) : addAimed({ place, zone }, typed)));
    hideDestination(form);
  }
}

/** "+ Fog to the Rooftops": the words may name a zone. */
function addAimed({ place, zone }: Where, typed: string): Promise<boolean> {
  const aimed = destinationTyped(place, typed);
  return addToBoard({ place, zone: aimed.zone?.id ?? zone }, aimed.words);
}

/** Adds what was typed; what is refused, or could not be saved, stays in the line. */
async function take(field: HTMLInputElement, add: (typed: string) => Promise<boolean>): Promise<void> {
  const typed = field.value;
  field.value = "";
  let added = false;
  try {
    added = await add(typed);
  } finally {
    if (!added && field.value === "") field.value = typed;
  }
}

function dragAspect(event: DragEvent): void {
  const { uuid = "", actor = "" } = closestTo(event.target, "[data-uuid], [data-actor]")?.dataset ?? {};
  const dragged = ledgerAspect(uuid) ?? ledgerActor(actor);
  if (dragged && event.dataTransfer) event.dataTransfer.setData("text/plain", JSON.stringify(dragged.toDragData()));
}

function placeUnder({ target }: DragEvent): HTMLElement | null {
  return closestTo(target, "[data-board-situation]");
}

/**
 * An aspect of this situation moves to the zone, before the aspect it is dropped on; a person on the board moves to the zone;
 * anything else is added as on the sheet.
 */
async function takeDrop(event: DragEvent): Promise<void> {
  const place = ledgerActor(dataAround(event.target, "boardSituation"));
  const dropped: unknown = foundry.applications.ux.TextEditor.implementation.getDragEventData(event);
  if (!place || !isRecord(dropped)) return;
  event.preventDefault();
  event.stopPropagation();
  const uuid = typeof dropped["uuid"] === "string" ? dropped["uuid"] : "";
  const zone = dataAround(event.target, "boardZone");
  const person = peopleInSight().find((actor) => actor.uuid === uuid);
  if (person) return zone === "" ? moveTo(person, zone) : goTo(person, place, zone);
  const newcomer = ledgerActor(uuid);
  if (newcomer && mayEnter(newcomer, zone)) return moveTo(newcomer, zone);
  const aspect = ledgerAspect(uuid);
  if (aspect?.actor !== place) return intoZone(await dropOnActor(place, dropped, event), zone);
  const before = dataAround(event.target, "uuid");
  if (!place.isOwner || aspect.uuid === before) return;
  await intoZone(aspect, zone);
  await placeOwn(place, aspect, ledgerAspect(before)?.id ?? null);
}
