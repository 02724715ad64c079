import { parseUuid } from "../../common/utils/uuid.ts";
import { currentGame } from "./platform.ts";

interface Named {
  id: string;
  name: string;
  uuid: string;
}

interface Found extends Named {
  getEmbeddedDocument?(name: string, id: string): Found | undefined;
}

interface Lookups {
  collections?: { get(name: string): { get(id: string): Found | undefined } | undefined };
  packs?: { get(id: string): { index?: { get(id: string): Found | undefined } } | undefined };
}

/** What is known of a document without loading it: of the world, embedded in one of the world, or in a compendium's index. */
export function documentByUuid(uuid: string): Named | undefined {
  const parsed = parseUuid(uuid);
  if (!parsed?.primaryType || !parsed.primaryId) return undefined;
  const game = currentGame<Lookups>();
  if (parsed.pack) return game?.packs?.get(parsed.pack)?.index?.get(parsed.primaryId);
  let found = game?.collections?.get(parsed.primaryType)?.get(parsed.primaryId);
  for (let at = 0; found && at < parsed.embedded.length; at += 2) {
    found = found.getEmbeddedDocument?.(parsed.embedded[at] ?? "", parsed.embedded[at + 1] ?? "");
  }
  return found;
}
