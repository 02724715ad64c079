import { configured, currentGame, localizeOr } from "../../platform.ts";
import { createAnchor } from "./create-anchor.ts";
import type { EnrichmentOptions, LinkableDocument } from "./enrichment-types.ts";

type FromUuid = (uuid: string, options?: { relative?: LinkableDocument | null }) => Promise<LinkableDocument | null>;

/** The document with a uuid, or null: deleted, unknown, or no uuid at all. */
export async function findDocument(
  uuid: string,
  relative: LinkableDocument | null | undefined,
): Promise<LinkableDocument | null> {
  const fromUuid = Reflect.get(globalThis, "fromUuid") as FromUuid | undefined;
  try {
    return (await fromUuid?.(uuid, relative ? { relative } : {})) ?? null;
  } catch {
    // A malformed uuid in a text is shown as a broken link, like that of a deleted document.
    return null;
  }
}

/** The uuid for `@Actor[id or name]` and similar links. */
function uuidOf(kind: string, target: string): string {
  if (kind === "UUID") return target;
  if (kind === "Compendium") return `Compendium.${target}`;
  return `${kind}.${idByName(kind, target) ?? target}`;
}

function idByName(kind: string, name: string): string | null {
  const game = currentGame<{ collections?: ReadonlyMap<string, { getName?(name: string): { id: string } | undefined }> }>();
  return game?.collections?.get(kind)?.getName?.(name)?.id ?? null;
}

/** The link for `@UUID[…]{label}` and `@Actor[…]{label}`; a broken one says so. */
export async function contentLink(match: RegExpMatchArray, options: EnrichmentOptions): Promise<HTMLAnchorElement> {
  const { type = "UUID", target = "", hash, name } = match.groups ?? {};
  const uuid = uuidOf(type, target);
  const found = await findDocument(uuid, options.relativeTo);
  if (!found) return brokenLink(uuid, name ?? target);
  return documentAnchor(found, name, hash);
}

function brokenLink(uuid: string, name: string): HTMLAnchorElement {
  return createAnchor({
    classes: ["content-link", "broken"],
    attrs: { "aria-disabled": "true" },
    dataset: { uuid, tooltip: localizeOr("TEXTEDITOR.BrokenLink", "There is no document here any more") },
    name,
    icon: "fa-solid fa-link-slash",
  });
}

export function documentAnchor(found: LinkableDocument, name?: string, hash?: string): HTMLAnchorElement {
  const kind = found.documentName;
  const config = configured<{ sidebarIcon?: string; typeLabels?: Record<string, string> }>(kind);
  return createAnchor({
    classes: ["content-link"],
    attrs: { draggable: "true" },
    dataset: {
      link: "true",
      uuid: found.uuid,
      id: found.id ?? undefined,
      type: kind,
      pack: found.pack ?? undefined,
      hash,
      tooltip: localizeOr(config?.typeLabels?.[found.type ?? ""] ?? `DOCUMENT.${kind}`, kind),
    },
    name: name ?? found.name ?? found.uuid,
    icon: config?.sidebarIcon ?? "fa-solid fa-file-lines",
  });
}
