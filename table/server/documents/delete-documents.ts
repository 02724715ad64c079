import { idOf } from "../../world/source.ts";
import { commitEmbedded } from "./commit-embedded.ts";
import { describeDocument, documentsAt, replaceEmbedded } from "./document-place.ts";
import { RefusedError } from "./operation.ts";
import { requirePermission } from "./refuse.ts";
import type { RequestContext } from "./request-context.ts";

/** Deletes the documents of a request, all or none. Returns their ids. */
export const deleteDocuments = async (context: RequestContext): Promise<string[]> => {
  const { operation, place, table } = context;
  const documents = new Map(documentsAt(table.world, place).map((source) => [idOf(source), source]));
  const ids = operation.deleteAll === true ? [...documents.keys()] : [...new Set(operation.ids)];
  const gone = ids.map((id) => {
    const source = documents.get(id);
    if (source === undefined) throw new RefusedError(`The document ${describeDocument(place, id)} does not exist`);
    requirePermission(context, "delete", source, {});
    return source;
  });
  if (place.ancestors.length > 0) {
    const leaving = new Set(gone);
    replaceEmbedded(
      place,
      [...documents.values()].filter((source) => !leaving.has(source)),
    );
    await commitEmbedded(context);
  } else {
    await table.world.collection(place.collection).commit(gone.map((before) => ({ before, after: undefined })));
  }
  return ids;
};
