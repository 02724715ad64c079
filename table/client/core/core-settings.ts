import { PrototypeTokenOverrides } from "../../common/documents/prototype-token-overrides.ts";
import { ObjectField } from "../../common/data/fields/object-field.ts";
import type { ClientSettings } from "./client-settings.ts";
import type { GameTime } from "./game-time.ts";

const VOLUMES = ["globalAmbientVolume", "globalInterfaceVolume", "globalPlaylistVolume"];
/** Settings of the canvas, which is not drawn: they can be changed, without effect. */
const SWITCHES = {
  noCanvas: false,
  notesDisplayToggle: false,
  chatBubbles: true,
  chatBubblesPan: true,
  scrollingStatusText: true,
  photosensitiveMode: false,
  showToolclips: true,
  animateRollTable: true,
  gridTemplates: false,
  leftClickRelease: false,
  tokenDragPreview: false,
  lightAnimation: true,
  visionAnimation: true,
  mipmap: true,
  pixelRatioResolutionScaling: true,
  disableResolutionScaling: false,
  fpsMeter: false,
};
/** Settings the Table itself does not use: systems read and write them. Where no source names the default, the simplest value. */
const WORLD_OBJECTS = ["moduleConfiguration", "fonts"];
const CLIENT_OBJECTS = ["diceConfiguration", "keybindings", "defaultDrawingConfig"];
const CLIENT_WORDS = {
  combatTheme: "none",
  coneTemplateType: "round",
  "playlist.playingLocation": "top",
  dynamicTokenRing: "coreSteel",
};

/** Core settings that documents and chat depend on. */
export function registerCoreSettings(
  settings: ClientSettings,
  time: GameTime,
  { generation, diagonals }: { generation: number; diagonals: number },
): void {
  settings.register("core", "language", { scope: "client", config: false, type: String, default: "en", requiresReload: true });
  settings.register("core", "permissions", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "sheetClasses", { scope: "world", config: false, type: new ObjectField() });
  settings.register("core", "compendiumConfiguration", { scope: "world", config: false, type: Object, default: {} });
  settings.register("core", "combatTrackerConfig", {
    scope: "world",
    config: false,
    type: Object,
    default: { resource: "", skipDefeated: false, turnMarker: { enabled: true, animation: "", src: "", disposition: false } },
  });
  settings.register("core", "defaultToken", { scope: "world", config: false, type: Object, default: {} });
  const { SETTING } = PrototypeTokenOverrides;
  settings.register("core", SETTING, { scope: "world", config: false, type: PrototypeTokenOverrides });
  settings.register("core", "tourProgress", { scope: "client", config: false, type: Object, default: {} });
  settings.register("core", "time", {
    scope: "world",
    config: false,
    type: Number,
    default: 0,
    onChange: (value, options, userId) => time.onUpdateWorldTime(Number(value), options ?? {}, userId ?? ""),
  });
  for (const key of VOLUMES) settings.register("core", key, { scope: "client", config: false, type: Number, default: 0.5 });
  for (const [key, value] of Object.entries(SWITCHES))
    settings.register("core", key, { scope: "client", config: false, type: Boolean, default: value });
  for (const key of WORLD_OBJECTS) settings.register("core", key, { scope: "world", config: false, type: Object, default: {} });
  for (const key of CLIENT_OBJECTS) settings.register("core", key, { scope: "client", config: false, type: Object, default: {} });
  for (const [key, value] of Object.entries(CLIENT_WORDS))
    settings.register("core", key, { scope: "client", config: false, type: String, default: value });
  // How diagonal steps count: as the system's manifest says, until a GM changes it.
  settings.register("core", "gridDiagonals", { scope: "world", config: false, type: Number, default: diagonals });
  settings.register("core", "maxFPS", { scope: "client", config: false, type: Number, default: 60 });
  settings.register("core", "performanceMode", { scope: "client", config: false, type: Number, default: 2 });
  // Systems of both generations read it; on 14 it stays at its default.
  settings.register("core", "rollMode", { scope: "client", config: false, type: String, default: "publicroll" });
  if (generation >= 14)
    settings.register("core", "messageMode", { scope: "client", config: false, type: String, default: "public" });
}
