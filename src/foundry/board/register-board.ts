import { isRecord } from "../../rules/is-record.ts";
import { storedZone } from "../documents/actors-in-play.ts";
import { isLedgerMessage } from "../documents/of-type.ts";
import { ACTOR_CHANGES } from "../documents/on-change.ts";
import { CANVAS_CHANGES, concernsScene } from "../canvas/canvas-changes.ts";
import { followDeletedScenes } from "../canvas/lost-scenes.ts";
import { followLabels } from "../canvas/follow-labels.ts";
import { followZones } from "../canvas/follow-zones.ts";
import { ShownBySetting } from "../apps/shown-by-setting.ts";
import { BoardBar } from "./board-bar.ts";
import { openPlacesWithScene } from "./open-places.ts";
import { redrawBoard } from "./open-board.ts";

const bar = new ShownBySetting("board", () => new BoardBar());

/** Hooks for what changes which places are in sight, and what is on them. */
const CHANGES = [
  ...ACTOR_CHANGES,
  "createChatMessage",
  "deleteChatMessage",
  "createCombat",
  "updateCombat",
  "deleteCombat",
  "createCombatant",
  "deleteCombatant",
  "updateUser",
  "norn.gameChanged",
  ...CANVAS_CHANGES,
] as const;

/** Shows the aspects of the scene once the page is ready, and keeps them up to date. Called in `init`. */
export function registerBoard(): void {
  game.settings.register("norn", "board", {
    name: "NORN.Settings.board.name",
    hint: "NORN.Settings.board.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
    onChange: () => void bar.follow(),
  });
  game.settings.register("norn", "boardFolded", {
    scope: "client",
    config: false,
    type: Boolean,
    default: false,
    onChange: redraw,
  });
  openPlacesWithScene();
  followZones();
  followDeletedScenes();
  followLabels();
  Hooks.once("ready", () => void bar.follow());
  for (const hook of CHANGES) {
    Hooks.on(hook, (document?: unknown, change?: unknown) => {
      if (!concerns(document, change, hook === "updateActor")) return;
      if (!concernsPeople(document)) bar.redraw();
      redrawBoard();
    });
  }
  Hooks.on("moveToken", (token) => {
    if (concernsScene(token)) redrawBoard();
  });
}

/** Two hundred NPCs may change without a redraw of the board. */
function concerns(document: unknown, change: unknown, isUpdate: boolean): boolean {
  if (document instanceof Actor)
    return document.type === "situation" || (isUpdate ? changesPerson(change) : storedZone(document) !== "");
  if (document instanceof Item) return ["aspect", "challenge"].includes(document.type) && document.actor?.type === "situation";
  return concernsScene(document) && (!(document instanceof ChatMessage) || isLedgerMessage(document));
}

/** Who is where, and how they fare, is on the board, but not along the top of the page. */
function concernsPeople(document: unknown): boolean {
  if (document instanceof Actor) return document.type !== "situation";
  return document instanceof TokenDocument || document instanceof RegionDocument;
}

/** Whether a change shows on a zone: position, condition, name, picture, permission. */
function changesPerson(change: unknown): boolean {
  const fields = ["system.zone", "system.fatePoints", "system.tracks", "name", "img", "ownership"];
  return isRecord(change) && fields.some((path) => foundry.utils.hasProperty(change, path));
}

function redraw(): void {
  bar.redraw();
  redrawBoard();
}
