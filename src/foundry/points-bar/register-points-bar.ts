import { onGivingUp } from "../conflict/gave-up.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { onForeseen } from "../ledger/shown-world.ts";
import { onPoolChange } from "../settings/npc-pool.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import { ShownBySetting } from "../apps/shown-by-setting.ts";
import { registerGmAway } from "./gm-away.ts";
import { PointsBar } from "./points-bar.ts";

const pointsBar = new ShownBySetting("strip", () => new PointsBar());

/** Actor fields the strip shows, or that decide whether an actor is shown. */
const SHOWN = ["name", "img", "ownership", "system.fatePoints", "system.tracks", "type"];

/** Shows the strip, and whether a GM is there, once the page is ready, and keeps it up to date. Called in `init`. */
export function registerPointsBar(): void {
  registerGmAway();
  game.settings.register("norn", "strip", {
    name: "NORN.Settings.strip.name",
    hint: "NORN.Settings.strip.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
    onChange: () => void pointsBar.follow(),
  });
  game.settings.register("norn", "stripFolded", {
    scope: "client",
    config: false,
    type: Boolean,
    default: false,
    onChange: () => pointsBar.redraw(),
  });
  Hooks.once("ready", () => void pointsBar.follow());
  Hooks.on("updateActor", (actor, change) => {
    if (concernsPointsBar(actor, change)) pointsBar.redraw();
  });
  Hooks.on("createActor", (actor) => {
    if (isPlayerCharacter(actor)) pointsBar.redraw();
  });
  Hooks.on("deleteActor", () => pointsBar.redraw());
  onGivingUp((actors) => {
    if (actors.some(isPlayerCharacter)) pointsBar.redraw();
  });
  // A user's own character, name or role.
  Hooks.on("updateUser", () => pointsBar.redraw());
  onPoolChange(() => pointsBar.redraw());
  onForeseen(() => pointsBar.redraw());
}

/** Two hundred NPCs may change without a redraw of the strip. */
function concernsPointsBar(actor: NornActor, change: object): boolean {
  if (!SHOWN.some((path) => foundry.utils.hasProperty(change, path))) return false;
  return isPlayerCharacter(actor) || foundry.utils.hasProperty(change, "ownership");
}
