import { COLLECTION_NAMES } from "../../world/document-tree.data.ts";
import type { Source } from "../../world/source.ts";
import { indexEntry } from "../documents/get-documents.ts";
import type { Table } from "../table.ts";
import { isSentTo } from "./sent-to.ts";

/** Everything a client needs to start: the answer to the event `world`. Documents are sent as stored, embedded ones inline. */
export const worldPayload = (table: Table, userId: string): Source => {
  const { world, system, release } = table;
  return {
    userId,
    release,
    otherwise: table.otherwise,
    world: { ...world.manifest, title: table.title },
    system: {
      ...system.manifest,
      packs: system.manifest.packs.map((pack) => ({ ...pack, id: `${system.manifest.id}.${pack.name}` })),
    },
    model: system.model,
    data: Object.fromEntries(
      COLLECTION_NAMES.map((name) => [
        name,
        [...world.collection(name).documents.values()].filter((source) => name !== "messages" || isSentTo(userId, source)),
      ]),
    ),
    packs: [...system.packs.values()].map((pack) => ({
      metadata: { ...pack.manifest, id: pack.id, packageName: system.manifest.id, packageType: "system", locked: true },
      index: [...pack.content.documents.values()].map((source) => indexEntry(pack, source, [])),
      folders: pack.content.folders,
    })),
    activeUsers: table.presence.activeUsers(),
    paused: table.paused,
  };
};
