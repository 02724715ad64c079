import { ObjectField } from "../../common/data/fields/object-field.ts";
import type { ClientSettings } from "./client-settings.ts";
import type { GameTime } from "./game-time.ts";

/** Core settings that documents and chat depend on. */
export function registerCoreSettings(settings: ClientSettings, time: GameTime, generation: number): void {
  settings.register("core", "language", { scope: "client", config: false, type: String, default: "en", requiresReload: true });
  settings.register("core", "permissions", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "sheetClasses", { scope: "world", config: false, type: new ObjectField() });
  settings.register("core", "compendiumConfiguration", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "combatTrackerConfig", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "defaultToken", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "tourProgress", { scope: "client", config: false, type: Object, default: {} });
  settings.register("core", "time", {
    scope: "world",
    config: false,
    type: Number,
    default: 0,
    onChange: (value, options, userId) => time.onUpdateWorldTime(Number(value), options ?? {}, userId ?? ""),
  });
  if (generation >= 14)
    settings.register("core", "messageMode", { scope: "client", config: false, type: String, default: "public" });
  else settings.register("core", "rollMode", { scope: "client", config: false, type: String, default: "publicroll" });
}
