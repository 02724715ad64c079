import { type Rectangle, zoneRectangles } from "../../src/view/canvas/zone-rectangles.ts";
import { BuildError } from "../build/build-error.ts";

/** An actor as its pack has it. */
interface ActorSource {
  readonly _id: string;
  readonly name: string;
  readonly folder?: string | null;
  readonly prototypeToken: object;
  readonly system: { readonly zones?: Readonly<Record<string, ZoneSource>> };
}

interface ZoneSource {
  readonly name: string;
  readonly sort: number;
}

/** A scene of an adventure: it has the id of its place, and only its tokens are written down. */
interface SceneSource {
  readonly _id: string;
  readonly tokens: readonly { readonly actorId: string }[];
}

interface Filled {
  readonly folders: readonly { readonly _id: string; readonly type: string }[];
  readonly actors: readonly ActorSource[];
  readonly scenes: readonly SceneSource[];
}

const SIZE = { width: 1800, height: 1200 };
const COLORS = ["#1c5d70", "#775006", "#693987", "#3d6b2f"];
const LABEL = { below: 30, height: 60, fontSize: 36 };

/**
 * Completes an adventure. Its actors are those of other compendiums, and know each other as they will in the world; each of its scenes is
 * that of a place, whose zones are its regions, with their names on them. Other documents stay as they are.
 */
export function fillAdventure(entry: Record<string, unknown>): void {
  if (!String(entry["_key"]).startsWith("!adventures!")) return;
  const { folders, actors, scenes } = entry as unknown as Filled;
  const folderOf = (type: string): string | null => folders.find((folder) => folder.type === type)?._id ?? null;
  const actor = (id: string): ActorSource => {
    const found = actors.find(({ _id }) => _id === id);
    if (!found) throw new BuildError(`The adventure ${String(entry["name"])} has no actor ${id}.`);
    return found;
  };
  const filled = {
    actors: actors.map((each) => ({
      ...each,
      ...(scenes.some(({ _id }) => _id === each._id) ? onScene(each) : {}),
      folder: folderOf("Actor"),
    })),
    scenes: scenes.map(({ _id, tokens }, index) => ({
      ...sceneOf(actor(_id)),
      folder: folderOf("Scene"),
      sort: (index + 1) * 100,
      navigation: index === 0,
      tokens: tokens.map((token) => ({ ...actor(token.actorId).prototypeToken, ...token })),
    })),
    journal: entry["journal"],
  };
  Object.assign(entry, inTheWorld(filled, new Set(actors.map(({ _id }) => _id))));
}

/** A place on its scene. All players may read it, as one that is made on the board. */
function onScene({ _id, system }: ActorSource): object {
  const zones = Object.entries(system.zones ?? {});
  const drawn = zones.map(([id, zone]) => [id, { ...zone, region: `Scene.${_id}.Region.${id}` }]);
  return { ownership: { default: 2 }, system: { ...system, scene: `Scene.${_id}`, zones: Object.fromEntries(drawn) } };
}

function sceneOf({ _id, name, system }: ActorSource): object {
  const zones = Object.entries(system.zones ?? {}).toSorted(([, a], [, b]) => a.sort - b.sort);
  const areas = zoneRectangles(zones.length, { x: 0, y: 0, ...SIZE });
  const drawn = zones.map(([id, zone], index) => ({ id, name: zone.name, area: areas[index] as Rectangle, index }));
  return {
    _id,
    name,
    ...SIZE,
    padding: 0,
    backgroundColor: "#20303a",
    grid: { type: 0, size: 100, distance: 1, units: "zone" },
    tokenVision: false,
    fog: { exploration: false },
    regions: drawn.map(({ id, name: zone, area, index }) => ({
      _id: id,
      name: zone,
      color: COLORS[index % COLORS.length],
      visibility: 2,
      shapes: [{ type: "rectangle", ...area, rotation: 0, hole: false }],
    })),
    drawings: drawn.map(({ id, name: zone, area }) => ({
      _id: id,
      x: area.x,
      y: area.y + LABEL.below,
      shape: { type: "r", width: area.width, height: LABEL.height },
      text: zone,
      fontSize: LABEL.fontSize,
      textColor: "#ffffff",
      strokeWidth: 0,
      fillType: 0,
      locked: true,
    })),
  };
}

/** Documents as an import creates them, which keeps their ids: without keys of a pack, each linked to those that come along. */
function inTheWorld(documents: object, along: ReadonlySet<string>): object {
  const text = JSON.stringify(documents, (key, value: unknown) => (key === "_key" ? undefined : value));
  const linked = text.replaceAll(/Compendium([.-])norn\1(?:people|places)\1Actor\1(\w{16})/g, (link, point, id) =>
    along.has(String(id)) ? `Actor${String(point)}${String(id)}` : link,
  );
  return JSON.parse(linked) as object;
}
