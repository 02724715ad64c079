import { onGivingUp } from "../conflict/gave-up.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { onForeseen } from "../ledger/shown-world.ts";
import { onPoolChange } from "../settings/npc-pool.ts";
import { isPlayed } from "../documents/actors-in-play.ts";
import { ShownBySetting } from "../apps/shown-by-setting.ts";
import { registerGmAway } from "./gm-away.ts";
import { FateStrip } from "./fate-strip.ts";

const strip = new ShownBySetting("strip", () => new FateStrip());

/** Actor fields the strip shows, or that decide whether an actor is shown. */
const SHOWN = ["name", "img", "ownership", "system.fatePoints", "system.tracks", "type"];

/** Shows the strip, and whether a GM is there, once the page is ready, and keeps it up to date. Called in `init`. */
export function registerStrip(): void {
  registerGmAway();
  game.settings.register("norn", "strip", {
    name: "NORN.Settings.strip.name",
    hint: "NORN.Settings.strip.hint",
    scope: "client",
    config: true,
    type: Boolean,
    default: true,
    onChange: () => void strip.follow(),
  });
  game.settings.register("norn", "stripFolded", {
    scope: "client",
    config: false,
    type: Boolean,
    default: false,
    onChange: () => strip.redraw(),
  });
  Hooks.once("ready", () => void strip.follow());
  Hooks.on("updateActor", (actor, change) => {
    if (concernsStrip(actor, change)) strip.redraw();
  });
  Hooks.on("createActor", (actor) => {
    if (isPlayed(actor)) strip.redraw();
  });
  Hooks.on("deleteActor", () => strip.redraw());
  onGivingUp((actors) => {
    if (actors.some(isPlayed)) strip.redraw();
  });
  // A user's own character, name or role.
  Hooks.on("updateUser", () => strip.redraw());
  onPoolChange(() => strip.redraw());
  onForeseen(() => strip.redraw());
}

/** Two hundred NPCs may change without a redraw of the strip. */
function concernsStrip(actor: NornActor, change: object): boolean {
  if (!SHOWN.some((path) => foundry.utils.hasProperty(change, path))) return false;
  return isPlayed(actor) || foundry.utils.hasProperty(change, "ownership");
}
