import { getProperty } from "../../common/utils/properties.ts";
import { isDocumentConfig, type ClientConfig } from "../core/config-types.ts";

/** Layers of `CONFIG.Canvas.layers`: the name, its class in `foundry.canvas.layers`, its group (DOC CONFIG.Canvas). */
const LAYERS = [
  ["weather", "WeatherEffects", "primary"],
  ["grid", "GridLayer", "interface"],
  ["regions", "RegionLayer", "interface"],
  ["drawings", "DrawingsLayer", "interface"],
  ["tiles", "TilesLayer", "interface"],
  ["walls", "WallsLayer", "interface"],
  ["tokens", "TokenLayer", "interface"],
  ["sounds", "SoundsLayer", "interface"],
  ["lighting", "LightingLayer", "interface"],
  ["notes", "NotesLayer", "interface"],
  ["controls", "ControlsLayer", "interface"],
] as const;

/** Placeables the Table stores: the document, the class drawn for it, its layer. */
const PLACEABLES = [
  ["Drawing", "placeables.Drawing", "layers.DrawingsLayer"],
  ["Note", "placeables.Note", "layers.NotesLayer"],
  ["Region", "placeables.Region", "layers.RegionLayer"],
  ["Token", "placeables.Token", "layers.TokenLayer"],
] as const;

/** `CONFIG.Canvas` and the drawn classes of documents: to read and to replace, never used. */
export function configureCanvas(config: ClientConfig, canvas: object): void {
  const of = (path: string): unknown => getProperty(canvas, path);
  config["Canvas"] = {
    layers: Object.fromEntries(LAYERS.map(([name, cls, group]) => [name, { layerClass: of(`layers.${cls}`), group }])),
    groups: {},
    rulerClass: of("interaction.Ruler"),
    chatBubblesClass: of("animation.ChatBubbles"),
    doorControlClass: of("containers.DoorControl"),
    fogManager: of("perception.FogManager"),
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
    visionModes: {},
    detectionModes: {},
    lightAnimations: {},
    darknessAnimations: {},
    gridStyles: {},
    managedScenes: {},
    objectBorderThickness: 4,
    maxZoom: null,
  };
  for (const [name, objectClass, layerClass] of PLACEABLES) {
    const entry = config[name];
    if (isDocumentConfig(entry)) Object.assign(entry, { objectClass: of(objectClass), layerClass: of(layerClass) });
  }
  const token = config["Token"];
  if (isDocumentConfig(token)) {
    Object.assign(token, { rulerClass: of("placeables.tokens.TokenRuler"), adjectivesPrefix: "TOKEN.Adjectives", ring: {} });
    token["movement"] = { actions: {}, costAggregators: {}, defaultAction: "walk", defaultSpeed: 6, TerrainData: null };
  }
}
