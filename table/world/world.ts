import path from "node:path";
import { CollectionStore } from "./collection-store.ts";
import { COLLECTION_NAMES, type CollectionName } from "./document-tree.data.ts";
import type { WorldManifest } from "./world-manifest.ts";

const DATA_FOLDER = "data";

/** An open world: its manifest and one store per collection. */
export class World {
  readonly folder: string;
  readonly manifest: WorldManifest;
  readonly #stores: ReadonlyMap<CollectionName, CollectionStore>;

  private constructor(folder: string, manifest: WorldManifest, stores: ReadonlyMap<CollectionName, CollectionStore>) {
    this.folder = folder;
    this.manifest = manifest;
    this.#stores = stores;
  }

  /**
   * Opens the databases of a world folder, creating missing ones.
   * @throws WorldError if one is locked by another process or damaged; none stays open then
   */
  static async open(folder: string, manifest: WorldManifest): Promise<World> {
    const stores = new Map<CollectionName, CollectionStore>();
    try {
      for (const name of COLLECTION_NAMES)
        stores.set(name, await CollectionStore.open(path.join(folder, DATA_FOLDER, name), name));
    } catch (error) {
      await Promise.all([...stores.values()].map((store) => store.close()));
      throw error;
    }
    return new World(folder, manifest, stores);
  }

  collection(name: CollectionName): CollectionStore {
    const store = this.#stores.get(name);
    if (store === undefined) throw new Error(`The world has no collection "${name}"`);
    return store;
  }

  /** Messages about database entries that could not be read. */
  get complaints(): string[] {
    return [...this.#stores.values()].flatMap((store) => store.complaints.map((complaint) => `${store.name}: ${complaint}`));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#stores.values()].map((store) => store.close()));
  }
}
