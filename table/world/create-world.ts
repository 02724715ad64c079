import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { COLLECTION_NAMES, PRIMARY_DOCUMENTS, type CollectionName } from "./document-tree.data.ts";
import { randomId } from "./random-id.ts";
import { readDataFile, readDocumentsFolder } from "./read-documents-folder.ts";
import { SEATS, userOfSeat } from "./seats.data.ts";
import { idOf, isSource, type Source } from "./source.ts";
import { World } from "./world.ts";
import { WorldError } from "./world-error.ts";
import { WORLD_FILE, writeWorldManifest, type WorldManifest } from "./world-manifest.ts";

const SETTINGS_FILE = /^settings\.(json|ya?ml)$/i;

/** The plan of a new world. */
export interface NewWorld {
  readonly folder: string;
  readonly system: string;
  readonly systemVersion: string;
  readonly coreVersion: string;
  readonly title?: string | undefined;
  /** Folder of sample documents, `settings.json` and `world.json`. Without it the world has only the three users. */
  readonly sampleFolder?: string | undefined;
}

/**
 * Creates a world. It is built beside its folder and moved there when complete, so that a partial one is never taken for a world.
 * @throws WorldError if the sample is wrong or the folder contains something else; nothing is left behind then
 */
export const createWorld = async (plan: NewWorld): Promise<void> => {
  const documents = await sampleDocuments(plan);
  const sample = plan.sampleFolder === undefined ? {} : await sampleManifest(plan.sampleFolder);
  const manifest: WorldManifest = {
    ...sample,
    id: path.basename(plan.folder),
    title: plan.title ?? (typeof sample["title"] === "string" ? sample["title"] : path.basename(plan.folder)),
    system: plan.system,
    systemVersion: plan.systemVersion,
    coreVersion: plan.coreVersion,
  };

  const building = path.join(path.dirname(plan.folder), `.${path.basename(plan.folder)}.new-${process.pid}`);
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true });
  try {
    const world = await World.open(building, manifest);
    for (const name of COLLECTION_NAMES) {
      const changes = (documents.get(name) ?? []).map((after) => ({ before: undefined, after }));
      await world.collection(name).commit(changes);
    }
    await world.close();
    await writeWorldManifest(building, manifest);
    await moveIntoPlace(building, plan.folder);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
};

const moveIntoPlace = async (from: string, to: string): Promise<void> => {
  const present = await readdir(to).catch(() => undefined);
  if (present !== undefined) {
    if (present.length > 0) throw new WorldError(`${to} is not empty; no world is made there.`);
    await rmdir(to);
  }
  await rename(from, to);
};

const sampleManifest = async (folder: string): Promise<Source> => {
  const content = await readDataFile(path.join(folder, WORLD_FILE));
  if (!isSource(content)) throw new WorldError(`${path.join(folder, WORLD_FILE)} holds no object.`);
  return content;
};

const sampleDocuments = async (plan: NewWorld): Promise<Map<CollectionName, Source[]>> => {
  const documents = new Map<CollectionName, Source[]>([["users", SEATS.map(userOfSeat)]]);
  const add = (name: CollectionName, source: Source): void => {
    const list = documents.get(name) ?? [];
    const same = list.findIndex((other) => idOf(other) === idOf(source));
    if (same >= 0 && name !== "users")
      throw new WorldError(`The sample world holds ${PRIMARY_DOCUMENTS[name]} ${idOf(source)} twice.`);
    if (same >= 0) list[same] = { ...list[same], ...source };
    else list.push(source);
    documents.set(name, list);
  };

  if (plan.sampleFolder === undefined) return documents;
  const top = await readdir(plan.sampleFolder).catch(() => {
    throw new WorldError(`The sample world ${plan.sampleFolder} does not exist.`);
  });
  const special = (name: string): boolean => name === WORLD_FILE || SETTINGS_FILE.test(name);
  for (const { collection, source } of await readDocumentsFolder(plan.sampleFolder, special)) {
    const name = COLLECTION_NAMES.find((candidate) => candidate === collection);
    if (name === undefined) throw new WorldError(`The sample world holds a document of the unknown collection "${collection}".`);
    add(name, source);
  }
  for (const file of top.filter((name) => SETTINGS_FILE.test(name))) {
    const settings = await readDataFile(path.join(plan.sampleFolder, file));
    if (!isSource(settings)) throw new WorldError(`${path.join(plan.sampleFolder, file)} holds no object of settings.`);
    for (const [key, value] of Object.entries(settings)) add("settings", settingSource(key, value));
  }
  return documents;
};

/** A world setting as stored: its value is JSON text. */
export const settingSource = (key: string, value: unknown): Source => ({
  _id: randomId(),
  key,
  value: JSON.stringify(value),
  user: null,
});
