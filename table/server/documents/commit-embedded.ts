import { idOf } from "../../world/source.ts";
import type { RequestContext } from "./request-context.ts";

/** Writes the primary document whose copy the request has changed. */
export const commitEmbedded = async ({ table, place }: RequestContext): Promise<void> => {
  const after = place.ancestors[0]!.source;
  const store = table.world.collection(place.collection);
  await store.commit([{ before: store.documents.get(idOf(after)), after }]);
};
