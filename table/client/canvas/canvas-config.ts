import { getProperty } from "../../common/utils/properties.ts";
import { host } from "../../common/host.ts";
import { documentConfig } from "../core/config.ts";
import { isDocumentConfig, type ClientConfig } from "../core/config-types.ts";
import { DETECTION_MODES, VISION_MODES } from "./perception.ts";
import { MOVEMENT_ACTIONS } from "./movement-actions.data.ts";

/** Layers of `CONFIG.Canvas.layers`: the name, its class in `foundry.canvas.layers`, its group (DOC CONFIG.Canvas). */
const LAYERS = [
  ["weather", "WeatherEffects", "primary"],
  ["grid", "GridLayer", "interface"],
  ["regions", "RegionLayer", "interface"],
  ["drawings", "DrawingsLayer", "interface"],
  ["templates", "TemplateLayer", "interface"],
  ["tiles", "TilesLayer", "interface"],
  ["walls", "WallsLayer", "interface"],
  ["tokens", "TokenLayer", "interface"],
  ["sounds", "SoundsLayer", "interface"],
  ["lighting", "LightingLayer", "interface"],
  ["notes", "NotesLayer", "interface"],
  ["controls", "ControlsLayer", "interface"],
] as const;

/** Placeables: the document, the class drawn for it, its layer. */
const PLACEABLES = [
  ["AmbientLight", "placeables.AmbientLight", "layers.LightingLayer"],
  ["AmbientSound", "placeables.AmbientSound", "layers.SoundsLayer"],
  ["Drawing", "placeables.Drawing", "layers.DrawingsLayer"],
  ["MeasuredTemplate", "placeables.MeasuredTemplate", "layers.TemplateLayer"],
  ["Note", "placeables.Note", "layers.NotesLayer"],
  ["Region", "placeables.Region", "layers.RegionLayer"],
  ["Tile", "placeables.Tile", "layers.TilesLayer"],
  ["Token", "placeables.Token", "layers.TokenLayer"],
  ["Wall", "placeables.Wall", "layers.WallsLayer"],
] as const;

/** Documents the Table does not store, and their classes: shells. */
const UNSTORED = [
  ["ActorDelta", "ActorDelta"],
  ["AmbientLight", "AmbientLightDocument"],
  ["AmbientSound", "AmbientSoundDocument"],
  ["Card", "Card"],
  ["Cards", "Cards"],
  ["FogExploration", "FogExploration"],
  ["JournalEntryCategory", "JournalEntryCategory"],
  ["MeasuredTemplate", "MeasuredTemplateDocument"],
  ["Playlist", "Playlist"],
  ["PlaylistSound", "PlaylistSound"],
  ["RegionBehavior", "RegionBehavior"],
  ["Tile", "TileDocument"],
  ["Wall", "WallDocument"],
] as const;

/** What 14 has no more. */
const OF_13: readonly string[] = ["MeasuredTemplate", "templates"];
const isThere = ([name]: readonly [string, ...unknown[]]): boolean => host.generation < 14 || !OF_13.includes(name);

/** The classes of documents that are globals, among those the Table does not store. */
export const unstoredGlobals = (): string[] => UNSTORED.filter(isThere).map(([, cls]) => cls);

/** `CONFIG` of what is not drawn and not stored: to read and to replace, never used. */
export function configureUndrawn(config: ClientConfig, foundry: object): void {
  const of = (path: string): unknown => getProperty(foundry, path);
  for (const [name, cls] of UNSTORED.filter(isThere)) config[name] = documentConfig(name, of(`documents.${cls}`));
  config["Canvas"] = {
    layers: Object.fromEntries(
      LAYERS.filter(isThere).map(([name, cls, group]) => [name, { layerClass: of(`canvas.layers.${cls}`), group }]),
    ),
    groups: {},
    rulerClass: of("canvas.interaction.Ruler"),
    chatBubblesClass: of("canvas.animation.ChatBubbles"),
    doorControlClass: of("canvas.containers.DoorControl"),
    fogManager: of("canvas.perception.FogManager"),
    dispositionColors: {
      HOSTILE: 0xe72124,
      NEUTRAL: 0xf1d836,
      FRIENDLY: 0x43dfdf,
      INACTIVE: 0x555555,
      PARTY: 0x33bc4e,
      CONTROLLED: 0xff9829,
      SECRET: 0xa612d4,
    },
    polygonBackends: {},
    visionModes: { ...VISION_MODES },
    detectionModes: { ...DETECTION_MODES },
    lightAnimations: {},
    darknessAnimations: {},
    gridStyles: {},
    managedScenes: {},
    objectBorderThickness: 4,
    maxZoom: null,
  };
  for (const [name, objectClass, layerClass] of PLACEABLES) {
    const entry = config[name];
    if (isDocumentConfig(entry))
      Object.assign(entry, { objectClass: of(`canvas.${objectClass}`), layerClass: of(`canvas.${layerClass}`) });
  }
  const token = config["Token"];
  if (!isDocumentConfig(token)) return;
  Object.assign(token, { rulerClass: of("canvas.placeables.tokens.TokenRuler"), adjectivesPrefix: "TOKEN.Adjectives", ring: {} });
  token["movement"] = {
    actions: structuredClone(MOVEMENT_ACTIONS),
    costAggregators: {},
    defaultAction: "walk",
    defaultSpeed: 6,
    TerrainData: of("data.TerrainData"),
  };
}
