import { isSource, idOf, type Source } from "../../world/source.ts";
import type { Table } from "../table.ts";
import type { DocumentPolicy } from "./document-policy.ts";

export const createDocumentPolicy = (_table: Table): DocumentPolicy => ({
  clean: (_place, source) => source,
  permits: (user, action, place, source) => {
    if (Number(user["role"]) >= 3) return true;
    if (place.documentName === "ChatMessage") return action === "create" || source["author"] === user["_id"];
    const owner = place.ancestors[0]?.source ?? source;
    const ownership: Source = isSource(owner["ownership"]) ? owner["ownership"] : {};
    return Number(ownership[idOf(user)] ?? ownership["default"]) >= 3;
  },
});
