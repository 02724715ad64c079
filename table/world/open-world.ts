import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { createWorld, settingSource, type NewWorld } from "./create-world.ts";
import { SEATS, userOfSeat } from "./seats.data.ts";
import { World } from "./world.ts";
import { WorldError } from "./world-error.ts";
import { readWorldManifest, WORLD_FILE, type WorldManifest } from "./world-manifest.ts";

interface OpenWorld extends NewWorld {
  /** Delete the present content and start again. */
  readonly reset?: boolean | undefined;
  /** World settings set at the start, e.g. `{ "norn.game": "fate2" }`. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Opens the world in a folder; creates it first if the folder does not exist or is empty.
 * @throws WorldError if the folder is something else, belongs to another system, is in use, or is damaged; nothing is written
 * then
 */
export const openWorld = async (plan: OpenWorld): Promise<World> => {
  const folder = path.resolve(plan.folder);
  const manifest = await existingWorld(folder, plan.system);
  if (manifest !== undefined && plan.reset === true) await removeWorld(folder, manifest);
  if (manifest === undefined || plan.reset === true) await createWorld({ ...plan, folder });

  const present = await readWorldManifest(folder);
  if (present === undefined) throw new WorldError(`${folder} is not a world.`);
  const world = await World.open(folder, present);
  await seatEveryone(world);
  await applySettings(world, plan.settings ?? {});
  return world;
};

const existingWorld = async (folder: string, system: string): Promise<WorldManifest | undefined> => {
  const content = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw new WorldError(`${folder} is not a world: it is no folder that can be read.`);
  });
  if (content.length === 0) return undefined;
  const manifest = await readWorldManifest(folder);
  if (manifest === undefined)
    throw new WorldError(`${folder} is not a world: it is not empty and has no ${WORLD_FILE}. Nothing was changed.`);
  if (manifest.system !== system) {
    throw new WorldError(
      `The world in ${folder} belongs to the system "${manifest.system}", not to "${system}". Nothing was changed.`,
    );
  }
  return manifest;
};

/** Opening it first makes sure that no other Table is using what will be deleted. */
const removeWorld = async (folder: string, manifest: WorldManifest): Promise<void> => {
  const world = await World.open(folder, manifest);
  await world.close();
  await rm(folder, { recursive: true });
};

const seatEveryone = async (world: World): Promise<void> => {
  const users = world.collection("users");
  const absent = SEATS.filter((seat) => !users.documents.has(seat.userId));
  await users.commit(absent.map((seat) => ({ before: undefined, after: userOfSeat(seat) })));
};

const applySettings = async (world: World, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  const store = world.collection("settings");
  const changes = Object.entries(settings).map(([key, value]) => {
    const before = [...store.documents.values()].find((setting) => setting["key"] === key && (setting["user"] ?? null) === null);
    const after = before === undefined ? settingSource(key, value) : { ...before, value: JSON.stringify(value) };
    return { before, after };
  });
  await store.commit(changes);
};
